import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { LazyPort } from '@/data/ports/LazyPort';

/** Reads and writes account names. The session needs them before an account's services exist. */
export function storedNames(openDevice: LazyPort<DeviceStore>) {
  async function open() {
    const [device, profiles] = await Promise.all([openDevice(), import('@/data/adapters/records/profiles')]);
    return { device, ...profiles };
  }
  async function read(uid: string) {
    const { device, readProfile } = await open();
    return readProfile(device, uid);
  }
  return {
    readName: async (uid: string) => (await read(uid))?.name ?? null,
    /**
     * Returns the id of the account's page if it isn't derived from the account's name, else `null`. No other
     * account in this browser has the id.
     * @param name used if the account has no stored name
     */
    async readPageId(uid: string, name: string) {
      const [device, { storedPageId }] = await Promise.all([
        openDevice(),
        import('@/data/adapters/stores/pageAddress'),
      ]);
      return storedPageId(device, uid, name);
    },
    async writeName(uid: string, name: string) {
      const { device, addToProfile } = await open();
      await addToProfile(device, uid, { name });
    },
  };
}
