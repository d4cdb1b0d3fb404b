import type { DeviceStore } from '../../ports/DeviceStore';
import type { Held, HeldWork } from '../../ports/HeldWork';
import type { KeptRecord } from '../../schema/records';
import { slugOf } from '../../schema/slug';
import { readListings } from '../records/listings';
import { profileKey, readProfile } from '../records/profiles';

type Options = {
  device: DeviceStore;
  /** Under whose name it waits. */
  holder: string;
  /** The account that takes it over; `null` where there is none. */
  account: string | null;
  /** The ids of everybody, as the account finds them. */
  loadIds: () => Promise<Set<string>>;
};

const nothing: Held = { startups: [], hasProfile: false };

/** Submitted listings and the answers of a completed profile, as records of their kinds under another owner. */
export function createHeldWork({ device, holder, account, loadIds }: Options): HeldWork {
  async function readRecords() {
    const [{ records: listings }, profile] = await Promise.all([
      readListings(device, holder),
      readProfile(device, holder),
    ]);
    const startups = listings.map(({ value }) => value.listing.startupName);
    return { listings, profile, held: { startups, hasProfile: profile !== null } };
  }

  return {
    read: async () => (await readRecords()).held,

    async takeOver() {
      if (account === null) return nothing;
      const { listings, profile, held } = await readRecords();
      if (listings.length === 0 && !profile) return nothing;
      const [taken, known] = await Promise.all([loadIds(), readProfile(device, account)]);
      const given: KeptRecord[] = [];
      for (const { id, value } of listings) {
        const free = taken.has(id) ? slugOf(value.listing.startupName, taken) : id;
        taken.add(free);
        given.push({ kind: 'listing', id: free, value });
      }
      // What was said last counts, as it does for whoever completes their profile signed in.
      if (profile) given.push({ ...profileKey, value: { ...known, ...profile } });
      const ids = listings.map(({ id }) => ({ kind: 'listing' as const, id }));
      const isDone = await device.handOver(holder, profile ? [...ids, profileKey] : ids, account, given);
      return isDone ? held : nothing;
    },
  };
}
