import { reporting } from '../../log/report';
import { isPublisher } from '../records/owners';
import type { AgreedStore } from './agreed';
import type { RemoteDatabase } from './database';
import type { OwnCopy } from './ownCopy';
import { ofKind, readOwnRecord } from './ownRecord';
import { paths } from './paths';

/** How many records of a kind a device fetches before it is restored. */
const most = 200;

/**
 * Returns a function that brings the records of a kind to a device that isn't restored yet, before the first read
 * of them.
 * @param open returns null if the account isn't signed in, or without a connection
 */
export function ownFirst(
  agreed: AgreedStore,
  open: (owner: string) => Promise<{ database: RemoteDatabase; copy: OwnCopy } | null>,
) {
  const fetched = new Map<string, Promise<boolean>>();

  /** Returns whether there was a connection. */
  async function fetchFirst(owner: string, kind: string): Promise<boolean> {
    const found = await open(owner);
    if (!found) return false;
    const { database, copy } = found;
    const children = await database.list(paths.account(owner), { ...ofKind(kind), last: most });
    await copy.absorbAll(
      owner,
      children.flatMap(({ value }) => readOwnRecord(value) ?? []),
    );
    return true;
  }

  return async (owner: string, kind: string): Promise<void> => {
    if (!isPublisher(owner) || (await agreed.restored(owner))?.isWhole) return;
    const key = `${owner}/${kind}`;
    const fetching =
      fetched.get(key) ??
      fetchFirst(owner, kind).catch((error) => {
        reporting('own records')(error);
        return false;
      });
    fetched.set(key, fetching);
    // The next read tries again.
    if (!(await fetching)) fetched.delete(key);
  };
}
