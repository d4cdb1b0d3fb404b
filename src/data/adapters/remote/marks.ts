import type { AgreedStore } from './agreed';
import { RefusedError, type RemoteDatabase } from './database';
import { changedLeaves, type Facts, type Leaves, leavesOf } from './leaves';
import { keyOf, paths } from './paths';

// The likes and follows of a private account are hidden, and search doesn't find its page. A new privacy setting
// changes all of them.

/** How many records one update changes. */
const atOnce = 50;

const entriesOf = (value: unknown): [string, unknown][] => Object.entries((value ?? {}) as object);

/** Returns the present leaves of an account's marks of these ids. */
async function shownMarks(database: RemoteDatabase, uid: string): Promise<ReadonlySet<string>> {
  const [likes, follows] = await Promise.all([
    database.get(paths.likes(uid)),
    database.get(paths.person(uid, 'follows')),
  ]);
  return new Set([
    ...entriesOf(likes).map(([key]) => `like/${key}`),
    ...entriesOf(follows).flatMap(([key, isShown]) => (isShown === true ? `follow/${key}` : [])),
  ]);
}

const whole: Facts = { privacy: 'public', investorPrivacy: 'public' };
const hidden: Facts = { privacy: 'private', investorPrivacy: 'private' };

/** Shows or hides the account's marks and words, as its privacy settings say. Can be repeated. */
export async function showMarks(
  database: RemoteDatabase,
  agreed: AgreedStore,
  uid: string,
  facts: Facts,
): Promise<void> {
  const isHidden = facts.privacy === 'private';
  const shown = await shownMarks(database, uid);
  const updates: Leaves[] = [];
  for (const kind of ['like', 'follow'] as const)
    for (const [id, value] of await agreed.all(uid, kind)) {
      if (value !== true || shown.has(`${kind}/${keyOf(id)}`) !== isHidden) continue;
      const [before, after] = isHidden ? [whole, facts] : [hidden, facts];
      const record = { kind, id, value };
      updates.push(changedLeaves(leavesOf(uid, record, before), leavesOf(uid, record, after)));
    }
  for (const kind of ['profile', 'investorAccount'] as const) {
    const value = (await agreed.get(uid, kind, 'me'))?.value;
    const record = { kind, id: 'me', value };
    const words = (of: Facts) =>
      Object.fromEntries(
        Object.entries(leavesOf(uid, record, of)).filter(([path]) => path.startsWith('words/')),
      );
    updates.push({ ...changedLeaves(words(whole), words(facts)), ...words(facts) });
  }
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
}
