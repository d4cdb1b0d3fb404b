import { profileKinds } from '../../schema/shapes/ref';
import type { AgreedStore } from './agreed';
import { RefusedError, type RemoteDatabase } from './database';
import { changedLeaves, type Leaves, leavesOf, mailOf } from './leaves';
import { agreedOn, readOwnRecord } from './ownRecord';
import { paths } from './paths';

// Deleting an account: removes everything of it from the database, a page of records at a time. The own copy of a
// record is removed with what others see of it, so that a second attempt continues where the first one stopped.

/** How many records one update removes. */
const atOnce = 100;

/** How long the rules keep the time of a post or comment, in ms. */
const pace = 1000;

const everyone = { privacy: 'public', investorPrivacy: 'public' } as const;

/** Returns the values that remove a record and what others see of it. */
function removalOf(uid: string, key: string, value: unknown, followers: boolean): Leaves {
  const own = { [`${paths.account(uid)}/${key}`]: null };
  const record = readOwnRecord(value);
  if (!record) return own;
  const { k: kind, i: id } = record;
  const shown = leavesOf(
    uid,
    { kind, id, value: agreedOn(record).value },
    followers ? everyone : { privacy: 'private', investorPrivacy: 'private' },
  );
  const mail = mailOf({ kind, id });
  return {
    ...changedLeaves(shown, {}),
    ...(mail && { [paths.inbox(mail.to, mail.kind, uid)]: null }),
    ...own,
  };
}

/**
 * Removes everything of an account from the database, and releases nothing: its addresses stay taken.
 * @throws if the database can't be reached. A second call continues.
 */
export async function leave(database: RemoteDatabase, agreed: AgreedStore, uid: string): Promise<void> {
  for (;;) {
    const page = await database.list(paths.account(uid), { by: 'key', first: atOnce });
    if (page.length === 0) break;
    const slugs: Leaves = await releasedNames(database, uid, page);
    const removals = page.map(({ key, value }) => ({ key, value }));
    try {
      await database.update(
        Object.assign(
          {},
          slugs,
          ...removals.map(({ key, value }) => removalOf(uid, key, value, true)),
        ) as Leaves,
      );
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // A mark that was hidden has no count to change.
      for (const { key, value } of removals)
        await database
          .update(removalOf(uid, key, value, true))
          .catch(() => database.update(removalOf(uid, key, value, false)))
          .catch(() => database.update({ [`${paths.account(uid)}/${key}`]: null }));
    }
  }
  const removeRooms = () =>
    database.update(Object.fromEntries(paths.roomsOf(uid).map((path) => [path, null])));
  await removeRooms().catch(async (error) => {
    if (!(error instanceof RefusedError)) throw error;
    // The time of the last post or comment can't be removed at once.
    await new Promise((resolve) => setTimeout(resolve, pace));
    await removeRooms();
  });
  await agreed.removeAll(uid);
}

/** Returns the values that leave the addresses of these records without an owner. */
async function releasedNames(
  database: RemoteDatabase,
  uid: string,
  page: readonly { value: unknown }[],
): Promise<Leaves> {
  const slugs = page.flatMap(({ value }) => {
    const record = readOwnRecord(value);
    const { slug } = ((record && agreedOn(record).value) ?? {}) as { slug?: unknown };
    return typeof slug === 'string' ? slug : [];
  });
  const found = await Promise.all(
    [...new Set(slugs)].map(async (slug) => ({
      slug,
      claims: (await database.get(paths.names(slug))) as Partial<
        Record<string, { u?: string; i?: string }>
      > | null,
    })),
  );
  return Object.fromEntries(
    found.flatMap(({ slug, claims }) =>
      profileKinds.flatMap((kind) =>
        claims?.[kind]?.u === uid ? [[paths.name(slug, kind), { ...claims[kind], u: '' }]] : [],
      ),
    ),
  );
}
