import { profileKinds } from '../../schema/shapes/ref';
import type { AgreedStore } from './agreed';
import { RefusedError, type RemoteDatabase } from './database';
import { changedLeaves, type Leaves, leavesOf, mailOf } from './leaves';
import { addressIn, agreedOn, readOwnRecord } from './ownRecord';
import { type Pause, pace, pacedKinds } from './pace';
import { paths } from './paths';

// Deleting an account: removes everything of it from the database, a page of records at a time. The own copy of a
// record is removed with what others see of it, so that a second attempt continues where the first one stopped.

/** How many records one update removes. */
const atOnce = 100;

const everyone = { privacy: 'public', investorPrivacy: 'public' } as const;

/** Returns the values that remove a record and what others see of it. */
function removalOf(uid: string, key: string, value: unknown): Leaves {
  const own = { [`${paths.account(uid)}/${key}`]: null };
  const record = readOwnRecord(value);
  if (!record) return own;
  const { k: kind, i: id } = record;
  const shown = leavesOf(uid, { kind, id, value: agreedOn(record).value }, everyone);
  const mail = mailOf({ kind, id });
  return {
    ...changedLeaves(shown, {}),
    ...(mail && { [paths.inbox(mail.to, mail.kind, uid)]: null }),
    ...own,
  };
}

/** Returns whether the rules allow an update. @throws if the database can't be reached */
const isAllowed = (database: RemoteDatabase, values: Leaves): Promise<boolean> =>
  database.update(values).then(
    () => true,
    (error) => {
      if (error instanceof RefusedError) return false;
      throw error;
    },
  );

/**
 * Removes everything of an account from the database, and releases nothing: its addresses stay taken.
 * @throws if the database can't be reached. A second call continues.
 */
export async function leave(
  database: RemoteDatabase,
  agreed: AgreedStore,
  uid: string,
  pause: Pause,
): Promise<void> {
  const remove = (values: Leaves) => isAllowed(database, values);
  for (;;) {
    const page = await database.list(paths.account(uid), { by: 'key', first: atOnce });
    if (page.length === 0) break;
    await database.update(await releasedNames(database, uid, page));
    const removals = page.map(({ key, value }) => removalOf(uid, key, value));
    if (await remove(Object.assign({}, ...removals))) continue;
    for (const [at, { key }] of page.entries()) {
      const removal = removals[at] as Leaves;
      if (await remove(removal)) continue;
      // A mark that was hidden has no count to change, and another account may have a pointer.
      const { [`${paths.account(uid)}/${key}`]: own, ...shown } = removal;
      for (const [path, each] of Object.entries(shown)) await remove({ [path]: each });
      await database.update({ [`${paths.account(uid)}/${key}`]: own });
    }
  }
  await database.update(Object.fromEntries(paths.roomsOf(uid).map((path) => [path, null])));
  const paces = Object.fromEntries(pacedKinds.map((kind) => [paths.pace(uid, kind), null]));
  // The rules keep the pace of a post for a while.
  if (!(await remove(paces))) {
    await pause(pace, AbortSignal.timeout(2 * pace));
    await database.update(paces);
  }
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
    return (record && addressIn(record)) ?? [];
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
