import { changedLeaves, type Facts, type Leaves, leavesOf, serverTime } from '@/data/adapters/remote/leaves';
import { type MailKind, paths } from '@/data/adapters/remote/paths';
import { stranger, type ViewerRelation } from '@/data/schema/rules/access';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { type Ref, refOf } from '@/data/schema/shapes/ref';
import {
  readRequestId,
  requestId,
  requestStatusOf,
  type StoredAnswer,
  type StoredRequest,
} from '@/data/schema/shapes/request';
import { now as begin } from '../../support/accountRecords';
import { type Ruled, ruledBy } from './targaryen';

// Accounts with their records, and the database with the leaves of these records. Relations between accounts
// derive from the records, as in the app, and never from the database.

export const uids = ['ua', 'ub', 'uc'] as const;
/** Also an account without records. */
export const viewers = [...uids, 'ud'];

export type Input = StoredRecordInput<string>;
/** The records of an account by kind and id. */
type Records = ReadonlyMap<string, Input>;

export type World = {
  database: Ruled;
  /** Ms since the epoch. */
  now: number;
  records: ReadonlyMap<string, Records>;
  /** The entry of the last change of each own record, by path. */
  entries: ReadonlyMap<string, string>;
};

/** How long the accounts wait between two changes, in ms. */
const pause = 1500;

export const emptyWorld = (rules: object): World => ({
  database: ruledBy(rules),
  now: begin,
  records: new Map(),
  entries: new Map(),
});

/** The startup that an account may list, and its posts and comment. */
export const startupOf = (uid: string) => `startup-${uid}`;
export const postOf = (uid: string) => `post-${uid}`;
export const updateOf = (uid: string) => `update-${uid}`;
export const commentOf = (uid: string) => `comment-${uid}`;

const keyOf = ({ kind, id }: Pick<Input, 'kind' | 'id'>) => `${kind}/${id}`;
const recordsOf = (world: Pick<World, 'records'>, uid: string): Input[] => [
  ...(world.records.get(uid)?.values() ?? []),
];
export const storedValue = <Value>(world: World, uid: string, kind: string, id = 'me') =>
  world.records.get(uid)?.get(keyOf({ kind, id }))?.value as Value | undefined;

// Facts about accounts.

const factsIn = (records: Records | undefined): Facts => ({
  privacy: 'public',
  investorPrivacy: 'public',
  ...(records?.get('settings/me')?.value as Partial<Facts> | undefined),
});
export const factsOf = (world: World, uid: string) => factsIn(world.records.get(uid));
export const hasName = (world: World, uid: string) => storedValue(world, uid, 'profile') !== undefined;
export const isInvestor = (world: World, uid: string) =>
  storedValue(world, uid, 'investorAccount') !== undefined;
export const isListed = (world: World, uid: string, id = startupOf(uid)) =>
  storedValue(world, uid, 'listing', id) !== undefined;
const isFollowing = (world: World, uid: string, ref: Ref) => storedValue(world, uid, 'follow', ref) === true;

/** The account that a record is addressed to. */
const addresseeOf = ({ kind, id }: Input): string | undefined => {
  if (kind === 'request' || kind === 'answer') return readRequestId(id)?.uid;
  return /^sent:(.*)$/.exec(kind)?.[1];
};
const mailKindOf = ({ kind }: Input): MailKind => (kind === 'request' || kind === 'answer' ? kind : 'sent');
export const hasWritten = (world: World, from: string, to: string) =>
  recordsOf(world, from).some((record) => addresseeOf(record) === to);

/** Returns a viewer's relation to an account, and to its startup. */
export function relationTo(world: World, viewer: string, owner: string): ViewerRelation {
  const startup = startupOf(owner);
  const request = storedValue<StoredRequest>(world, viewer, 'request', requestId(owner, startup));
  const answer = storedValue<StoredAnswer>(world, owner, 'answer', requestId(viewer, startup));
  return {
    ...stranger,
    isOwner: viewer === owner,
    isConnection:
      isFollowing(world, owner, refOf('user', viewer)) ||
      (isInvestor(world, viewer) && isFollowing(world, owner, refOf('investor', viewer))),
    isFounder: isListed(world, viewer),
    isInvestor: isInvestor(world, viewer),
    hasExpressedInterest: request !== undefined,
    isApproved: request !== undefined && requestStatusOf(request, answer).state === 'approved',
  };
}

// Changes.

const made = new WeakMap<Input, Map<string, Leaves>>();
/** Returns the leaves of a record, which never change. */
function leavesIn(uid: string, record: Input, facts: Facts): Leaves {
  const known = made.get(record) ?? new Map<string, Leaves>();
  made.set(record, known);
  const key = `${uid} ${facts.privacy} ${facts.investorPrivacy}`;
  const leaves = known.get(key) ?? leavesOf(uid, record, facts);
  known.set(key, leaves);
  return leaves;
}
const allLeaves = (uid: string, records: Records | undefined): Leaves =>
  Object.assign({}, ...[...(records?.values() ?? [])].map((each) => leavesIn(uid, each, factsIn(records))));

/** The leaves of all accounts. */
export const everyLeaf = (world: World): Leaves =>
  Object.assign({}, ...[...world.records].map(([uid, records]) => allLeaves(uid, records)));

export type Update = { uid: string; leaves: Leaves; after: Omit<World, 'database'> };

/** Returns the update with which an account changes records, as the app writes it. */
export function updateFor(world: World, uid: string, changed: readonly Input[]): Update {
  const now = world.now + pause;
  const before = world.records.get(uid);
  const after = new Map(before);
  const entries = new Map(world.entries);
  const own: Record<string, unknown> = {};
  for (const record of changed) {
    const { kind, id, value } = record;
    if (value === undefined) after.delete(keyOf(record));
    else after.set(keyOf(record), record);
    const path = paths.own(uid, kind, id);
    const p = entries.get(path);
    const e = `${now}-${entries.size}`;
    entries.set(path, e);
    own[path] = {
      ...{ k: kind, i: id, e, at: serverTime },
      ...(value !== undefined && { v: JSON.stringify(value), f: JSON.stringify({ '': now }) }),
      ...(p !== undefined && { p }),
    };
    const to = addresseeOf(record);
    if (to !== undefined && value !== undefined)
      own[paths.inbox(to, mailKindOf(record), uid)] = { t: serverTime };
    const isCreated = value !== undefined && !before?.has(keyOf(record));
    if (isCreated && (kind === 'post' || kind === 'comment')) own[paths.pace(uid, kind)] = serverTime;
  }
  const leaves = { ...changedLeaves(allLeaves(uid, before), allLeaves(uid, after)), ...own };
  return { uid, leaves, after: { now, entries, records: new Map([...world.records, [uid, after]]) } };
}

/** Returns the update with which an account removes everything that it has written. */
export function leavingOf(world: World, uid: string): Update {
  const before = world.records.get(uid);
  const inboxes = recordsOf(world, uid).flatMap((record) => {
    const to = addresseeOf(record);
    return to === undefined ? [] : paths.inbox(to, mailKindOf(record), uid);
  });
  const entries = new Map([...world.entries].filter(([path]) => !path.startsWith(`${paths.account(uid)}/`)));
  return {
    uid,
    leaves: {
      ...changedLeaves(allLeaves(uid, before), {}),
      [paths.account(uid)]: null,
      ...Object.fromEntries(inboxes.map((inbox) => [inbox, null])),
      ...Object.fromEntries(['post', 'comment'].map((kind) => [paths.pace(uid, kind), null])),
    },
    after: {
      now: world.now + pause,
      entries,
      records: new Map([...world.records].filter(([owner]) => owner !== uid)),
    },
  };
}

/** Returns the world after an update; `null` if the rules refuse it. */
export function afterUpdate(world: World, { uid, leaves, after }: Update): World | null {
  const database = world.database.updated(uid, leaves, after.now);
  return database && { ...after, database };
}
