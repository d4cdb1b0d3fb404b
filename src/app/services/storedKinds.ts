import { reporting } from '@/data/log/report';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { sampleAccount } from '@/data/sample/account';
import { storage } from './storage';

const key = 'updraft.kept';
/** How many accounts are read, so that the time doesn't depend on the number of accounts. */
const accountsRead = 20;

/**
 * Returns the name of a kind of records in the list. Removes the conversation's id from the kind of messages.
 * Adds a prefix for the demo account, because its records change more prerendered pages.
 */
const nameOf = (owner: string | null, kind: string) =>
  `${owner === null || owner === sampleAccount.uid ? 'sample:' : ''}${kind.replace(/:.*/, '')}`;

/**
 * Lists in local storage the kinds of records that are stored in this browser, for all accounts: `star
 * sample:message`. A script in each page's HTML reads the list, and doesn't show prerendered content that
 * these records may change.
 */
export function recordStoredKinds(device: DeviceStore): void {
  const notes = storage();
  // Without local storage, no user is signed in, so pages show no prerendered content.
  if (!notes) return;
  const write = (kinds: Iterable<string>) => {
    try {
      notes.setItem(key, [...new Set(kinds)].sort().join(' '));
    } catch {
      // If storage is full, prerendered content may be outdated until the records have loaded.
    }
  };
  const known = () => (notes.getItem(key) ?? '').split(' ').filter(Boolean);

  /** Reads the kinds of some accounts' records. With more accounts, the list keeps all its kinds. */
  async function list(changed: string | null) {
    const first = await device.owners(accountsRead);
    const isWhole = first.length < accountsRead;
    const owners = isWhole || changed === null ? first : [changed];
    const kinds = await Promise.all(owners.map((owner) => device.kinds(owner, '')));
    const names = kinds.flatMap((own, at) => own.map((kind) => nameOf(owners[at] ?? null, kind)));
    write(isWhole ? names : [...known(), ...names]);
  }

  const look = (changed: string | null) => void list(changed).catch(reporting('stored kinds'));
  device.observeAll((owner, change) => {
    if (change.extent === 'some')
      write([...known(), ...change.records.map(({ kind }) => nameOf(owner, kind))]);
    else look(owner);
  });
  // Older versions of the app have stored records without this list.
  if (notes.getItem(key) === null) look(null);
}
