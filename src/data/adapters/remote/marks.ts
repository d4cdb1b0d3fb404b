import type { AgreedStore } from './agreed';
import { RefusedError, type RemoteDatabase } from './database';
import { changedLeaves, type Facts, type Leaves, leavesOf } from './leaves';
import { agreedOn, ofKind, readOwnRecord } from './ownRecord';
import { paths, splitKey } from './paths';

// The likes and follows of a private account are hidden, and search doesn't find its page. A new privacy setting
// changes all of them. The server's copy says which there are, because this device may not have all records.

/** How many records one update changes. */
const atOnce = 50;

const markKinds = ['like', 'follow'] as const;
const pageKinds = ['profile', 'investorAccount'] as const;

type Mark = { kind: (typeof markKinds)[number]; id: string };

/** Names the note that others don't see the account's new settings yet: the settings that they see. */
const due = 'marks';

/**
 * Notes that a change of the settings changes what others see, so that {@link showMarks} completes it even if the
 * app stops in between.
 */
export async function noteMarks(
  agreed: AgreedStore,
  uid: string,
  before: Facts,
  after: Facts,
): Promise<void> {
  const shown = JSON.stringify(before);
  if (shown === JSON.stringify(after)) return;
  const noted = await agreed.seen(uid, due);
  // After a change that wasn't completed, the words may be those of either.
  await agreed.setSeen(uid, due, noted && noted !== shown ? 'null' : shown);
}

const idOf = (key: string): string => splitKey(key)[0] ?? '';
const entriesOf = (value: unknown): [string, unknown][] => Object.entries((value ?? {}) as object);

/** Returns the marks that others see. */
async function shownMarks(database: RemoteDatabase, uid: string): Promise<Mark[]> {
  const [likes, follows] = await Promise.all([
    database.get(paths.likes(uid)),
    database.get(paths.person(uid, 'follows')),
  ]);
  return [
    ...entriesOf(likes).map(([key]) => ({ kind: 'like' as const, id: idOf(key) })),
    ...entriesOf(follows).flatMap(([key, isShown]) =>
      isShown === true ? { kind: 'follow' as const, id: idOf(key) } : [],
    ),
  ];
}

/** Returns all marks of an account. */
async function ownMarks(database: RemoteDatabase, uid: string): Promise<Mark[]> {
  const found = await Promise.all(
    markKinds.map(async (kind) => {
      const records = await database.list(paths.account(uid), ofKind(kind));
      return records.flatMap(({ value }) => {
        const record = readOwnRecord(value);
        return record && agreedOn(record).value === true ? { kind, id: record.i } : [];
      });
    }),
  );
  return found.flat();
}

const whole: Facts = { privacy: 'public', investorPrivacy: 'public' };
const hidden: Facts = { privacy: 'private', investorPrivacy: 'private' };

async function markUpdates(database: RemoteDatabase, uid: string, facts: Facts): Promise<Leaves[]> {
  const isHidden = facts.privacy === 'private';
  const nameOf = ({ kind, id }: Mark) => `${kind}/${id}`;
  const shown = await shownMarks(database, uid);
  const names = new Set(shown.map(nameOf));
  const marks = isHidden ? shown : (await ownMarks(database, uid)).filter((mark) => !names.has(nameOf(mark)));
  return marks.map((mark) => {
    const leaves = (of: Facts) => leavesOf(uid, { ...mark, value: true }, of);
    return changedLeaves(leaves(isHidden ? whole : hidden), leaves(facts));
  });
}

/** @param before the settings that others see; null if unknown */
async function wordUpdate(
  database: RemoteDatabase,
  uid: string,
  kind: (typeof pageKinds)[number],
  before: Facts | null,
  facts: Facts,
): Promise<Leaves> {
  const record = readOwnRecord(await database.get(paths.own(uid, kind, 'me')));
  const value = record ? agreedOn(record).value : undefined;
  const words = (of: Facts): Leaves =>
    Object.fromEntries(
      Object.entries(leavesOf(uid, { kind, id: 'me', value }, of)).filter(([path]) =>
        path.startsWith('words/'),
      ),
    );
  const after = words(facts);
  return before ? changedLeaves(words(before), after) : { ...changedLeaves(words(whole), after), ...after };
}

/** Shows or hides the account's marks and words as its privacy settings say, if these have changed. */
export async function showMarks(
  database: RemoteDatabase,
  agreed: AgreedStore,
  uid: string,
  facts: Facts,
): Promise<void> {
  const noted = await agreed.seen(uid, due);
  if (!noted) return;
  const before = JSON.parse(noted) as Facts | null;
  const isAffected = before === null || (before.privacy === 'private') !== (facts.privacy === 'private');
  const updates = [
    ...(isAffected ? await markUpdates(database, uid, facts) : []),
    ...(await Promise.all(pageKinds.map((kind) => wordUpdate(database, uid, kind, before, facts)))),
  ].filter((update) => Object.keys(update).length > 0);
  for (let start = 0; start < updates.length; start += atOnce) {
    const batch = updates.slice(start, start + atOnce);
    try {
      await database.update(Object.assign({}, ...batch));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Another device has changed one of the marks.
      for (const update of batch)
        await database.update(update).catch((reason) => {
          if (!(reason instanceof RefusedError)) throw reason;
        });
    }
  }
  await agreed.setSeen(uid, due, '');
}
