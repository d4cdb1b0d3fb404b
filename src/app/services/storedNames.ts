import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { LazyPort } from '@/data/ports/LazyPort';

/** Reads and writes the names of accounts, which the session needs before the account's services exist. */
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
     * Returns the slug of the account's page, and claims one if the page has none. Returns `null` without a
     * name, and for the demo account.
     * @param name the name to use if the account has no stored name
     */
    async claimSlug(uid: string, name: string) {
      const [device, { claimedSlug }] = await Promise.all([
        openDevice(),
        import('@/data/adapters/stores/claimedSlug'),
      ]);
      return claimedSlug(device, uid, name);
    },
    async writeName(uid: string, name: string) {
      const { device, addToProfile } = await open();
      await addToProfile(device, uid, { name });
    },
  };
}
