import type { DeviceStore } from '@/data/ports/DeviceStore';
import { sampleAccount } from '@/data/sample/account';
import { storage } from './storage';

const key = 'updraft.kept';

/**
 * Returns the name under which a kind is listed. Messages have one kind per conversation: removes the id of
 * the conversation. Adds a prefix for the demo account, because its records may change sample pages.
 */
const nameOf = (owner: string | null, kind: string) =>
  `${owner === null || owner === sampleAccount.uid ? 'sample:' : ''}${kind.replace(/\/.*/, '')}`;

/**
 * Lists in local storage the kinds of records stored in this browser, for all accounts: `star
 * sample:message`. The script in a page's HTML reads it, and doesn't show prerendered content that these
 * records may change.
 */
export function recordStoredKinds(device: DeviceStore): void {
  const notes = storage();
  // Without local storage, no user is signed in either.
  if (!notes) return;
  const write = (kinds: Iterable<string>) => {
    try {
      notes.setItem(key, [...new Set(kinds)].sort().join(' '));
    } catch {
      // Storage is full: the prerendered content may be out of date until the records are read.
    }
  };
  const known = () => (notes.getItem(key) ?? '').split(' ').filter(Boolean);

  /** Lists the kinds of all stored records. */
  async function look() {
    const owners = await device.owners();
    const kinds = await Promise.all(owners.map((owner) => device.kinds(owner, '')));
    write(kinds.flatMap((own, at) => own.map((kind) => nameOf(owners[at] ?? null, kind))));
  }

  device.observeAll((owner, change) => {
    if (change.extent === 'some')
      write([...known(), ...change.records.map(({ kind }) => nameOf(owner, kind))]);
    else look().catch(() => {});
  });
  // The records may come from a version that wrote no list.
  if (notes.getItem(key) === null) look().catch(() => {});
}
