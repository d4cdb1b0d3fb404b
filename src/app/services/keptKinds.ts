import type { DeviceStore } from '@/data/ports/DeviceStore';
import { sampleAccount } from '@/data/sample/account';
import { storage } from './storage';

const key = 'updraft.kept';

/** The messages of each conversation are a kind. What the sample person keeps is noted apart: it is on the sample's pages. */
const nameOf = (owner: string | null, kind: string) =>
  `${owner === null || owner === sampleAccount.uid ? 'sample:' : ''}${kind.replace(/\/.*/, '')}`;

/**
 * Notes in local storage of which kinds there are records on the device, whoever's: `star sample:message`. The script in a page's
 * HTML goes by it: what they may change isn't shown before they are read.
 */
export function noteKeptKinds(device: DeviceStore): void {
  const notes = storage();
  // Nor is anybody signed in where nothing can be noted.
  if (!notes) return;
  const write = (kinds: Iterable<string>) => {
    try {
      notes.setItem(key, [...new Set(kinds)].sort().join(' '));
    } catch {
      // Full: what is shown early may be what was there before, until it is read.
    }
  };
  const known = () => (notes.getItem(key) ?? '').split(' ').filter(Boolean);

  /** Whatever is there. */
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
  // Kept by a version that noted nothing.
  if (notes.getItem(key) === null) look().catch(() => {});
}
