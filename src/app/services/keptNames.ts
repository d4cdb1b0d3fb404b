import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Opening } from '@/data/ports/Opening';

/** What the device knows of how an account is called: the session asks before anybody's services are there. */
export function keptNames(openDevice: Opening<DeviceStore>) {
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
     * The id of the account's page, where it isn't made from its name: one that no other account on the device has.
     * @param name for an account of which no name is kept yet
     */
    async readPageId(uid: string, name: string) {
      const [device, { keptPageId }] = await Promise.all([
        openDevice(),
        import('@/data/adapters/stores/pageAddress'),
      ]);
      return keptPageId(device, uid, name);
    },
    async writeName(uid: string, name: string) {
      const { device, addToProfile } = await open();
      await addToProfile(device, uid, { name });
    },
  };
}
