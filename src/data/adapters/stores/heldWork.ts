import type { DeviceStore } from '../../ports/DeviceStore';
import type { Held, HeldWork } from '../../ports/HeldWork';
import type { MarkKind } from '../../schema/marks';
import { noMarks } from '../../schema/noMarks';
import type { KeptRecord } from '../../schema/records';
import { type Ref, refOf } from '../../schema/ref';
import { readRequestId } from '../../schema/request';
import { slugOf } from '../../schema/slug';
import { readListings } from '../records/listings';
import { readTaken } from '../records/pointers';
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

const nothing: Held = { startups: [], hasProfile: false, hasMarks: false };

const loadMarkSchema = async () => (await import('../../schema/marks')).markSchema;
const loadRequestSchema = async () => (await import('../../schema/requestRecords')).requestSchema;
const markKinds = Object.keys(noMarks) as MarkKind[];

/** What a guest marked that somebody of their own can have: what they took away was marked by the sample person. */
async function readMarks(device: DeviceStore, holder: string) {
  const [{ records: requests }, ...marks] = await Promise.all([
    device.read(holder, 'request', loadRequestSchema),
    ...markKinds.map((kind) => device.read(holder, kind, loadMarkSchema)),
  ]);
  const asked = new Set(requests.map(({ id }) => refOf('startup', readRequestId(id)?.startupId ?? '')));
  const all = [
    ...marks.flatMap(({ records }, at) =>
      records.map(({ id, value }): KeptRecord => ({ kind: markKinds[at] ?? 'star', id, value })),
    ),
    ...requests.map(({ id, value }): KeptRecord => ({ kind: 'request', id, value })),
  ];
  return {
    all,
    // An interest whose owner gets no request would look like one that was sent.
    given: all.filter(
      ({ kind, id, value }) => value !== false && (kind !== 'interest' || asked.has(id as Ref)),
    ),
  };
}

/** What was submitted and marked, as records of their kinds under another owner. */
export function createHeldWork({ device, holder, account, loadIds }: Options): HeldWork {
  async function readRecords() {
    const [{ records: listings }, profile, marks] = await Promise.all([
      readListings(device, holder),
      readProfile(device, holder),
      readMarks(device, holder),
    ]);
    const startups = listings.map(({ value }) => value.listing.startupName);
    const held = { startups, hasProfile: profile !== null, hasMarks: marks.given.length > 0 };
    return { listings, profile, marks, held };
  }

  return {
    read: async () => (await readRecords()).held,

    async takeOver() {
      if (account === null) return nothing;
      const { listings, profile, marks, held } = await readRecords();
      if (listings.length === 0 && !profile && !held.hasMarks) return nothing;
      const [taken, known, { records: asked }] = await Promise.all([
        readTaken(device, loadIds),
        readProfile(device, account),
        device.read(account, 'request', loadRequestSchema),
      ]);
      // Where the account asked before, that stands.
      const given = marks.given.filter(
        ({ kind, id }) => kind !== 'request' || !asked.some((request) => request.id === id),
      );
      for (const { id, value } of listings) {
        const free = taken.has(id) ? slugOf(value.listing.startupName, taken) : id;
        taken.add(free);
        given.push({ kind: 'listing', id: free, value });
      }
      // What was said last counts, as it does for whoever completes their profile signed in.
      if (profile) given.push({ ...profileKey, value: { ...known, ...profile } });
      const ids = [...listings.map(({ id }) => ({ kind: 'listing' as const, id })), ...marks.all];
      const isDone = await device.handOver(holder, profile ? [...ids, profileKey] : ids, account, given);
      return isDone ? held : nothing;
    },
  };
}
