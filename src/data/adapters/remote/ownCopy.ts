import type { OutgoingChange } from '../../ports/Uplink';
import type { OutboxEntries } from '../device/outboxEntry';
import type { Agreed, AgreedStore } from './agreed';
import type { RemoteDatabase } from './database';
import { changedVersion, mergedVersion } from './mergedFields';
import { agreedOn, type OwnRecord, unknown } from './ownRecord';
import { type packing, type StoredImage, unpacked } from './packed';
import { paths } from './paths';

export type OwnCopyOptions = {
  database: RemoteDatabase;
  openEntries: () => Promise<OutboxEntries>;
  agreed: AgreedStore;
  packing: ReturnType<typeof packing>;
  /** Called after records of an account were replaced by the server's. */
  onReceived: (owner: string, records: readonly { kind: string; id: string }[]) => void;
};

/** Returns the time of a change, in ms since the epoch, from the id of its outbox entry. */
export const timeOfEntry = (entry: string): number => Number.parseInt(entry, 10);

/** Takes over the server's versions of an account's records. */
export function ownCopy({ database, openEntries, agreed, packing, onReceived }: OwnCopyOptions) {
  const loadImage = (owner: string) => async (hash: string) => {
    const image = await database.get(paths.image(owner, hash));
    return typeof image === 'string' ? (image as StoredImage) : null;
  };

  /**
   * Takes over the server's version of a record. If the device has a change that isn't sent yet, merges both.
   * @returns the agreed version
   */
  async function absorb(owner: string, record: OwnRecord): Promise<Agreed> {
    const { k: kind, i: id, at } = record;
    const base = (await agreed.get(owner, kind, id)) ?? unknown;
    const theirs = agreedOn(record);
    if (base.entry === theirs.entry) return base;
    const entries = await openEntries();
    let isWritten = false;
    while (!isWritten) {
      const entry = await entries.get(owner, kind, id);
      // The listener's first event of a change of this device.
      if (entry?.entry === theirs.entry) return base;
      const found = entry && (await entries.load(entry));
      if (found === null) continue;
      let { value } = theirs;
      let images: Readonly<Record<string, StoredImage>> = {};
      if (entry) {
        const packed = await packing.pack(found?.record?.value);
        images = packed.images;
        const own = changedVersion(kind, base, packed.plain, timeOfEntry(entry.entry));
        value = mergedVersion(kind, base, own, theirs).value;
      }
      const load = loadImage(owner);
      const whole = await unpacked(value, async (hash) => images[hash] ?? load(hash));
      const received = await entries.receive(owner, [{ kind, id, value: whole, at }], [entry?.entry]);
      isWritten = received.length > 0;
    }
    // In this order: after a stop in between, the next version is merged with an older base, which loses nothing.
    await agreed.put(owner, kind, id, theirs);
    onReceived(owner, [{ kind, id }]);
    return theirs;
  }

  /**
   * Takes over many records. Those without unsent changes are written together. Returns how many it took over.
   */
  async function absorbAll(owner: string, records: readonly OwnRecord[]): Promise<number> {
    const named = records.map((record) => ({ kind: record.k, id: record.i, record }));
    const bases = await agreed.getAll(owner, named);
    const fresh = named.filter(({ record }, at) => bases[at]?.entry !== record.e);
    const load = loadImage(owner);
    const unpacking = fresh.map(async ({ kind, id, record }) => {
      const theirs = agreedOn(record);
      return { kind, id, at: record.at, value: await unpacked(theirs.value, load), agreed: theirs };
    });
    const unpackedRecords = await Promise.all(unpacking);
    // A record with an entry is omitted, because the device has a change of it.
    const received = await (await openEntries()).receive(
      owner,
      unpackedRecords,
      unpackedRecords.map(() => undefined),
    );
    await agreed.putAll(owner, received);
    if (received.length > 0) onReceived(owner, received);
    const done = new Set<object>(received);
    for (const [at, record] of unpackedRecords.entries())
      if (!done.has(record)) await absorb(owner, (fresh[at] as (typeof fresh)[number]).record);
    return fresh.length;
  }

  /**
   * Changes fields of a record whose change is being sent.
   * @returns false if the user has changed the record meanwhile
   */
  async function amend({ owner, kind, id, entry }: OutgoingChange, fields: object): Promise<boolean> {
    const entries = await openEntries();
    const waiting = await entries.get(owner, kind, id);
    const found = waiting?.entry === entry ? await entries.load(waiting) : null;
    if (!found?.record) return false;
    const value = { ...(found.record.value as object), ...fields };
    const received = await entries.receive(owner, [{ kind, id, value }], [entry]);
    if (received.length > 0) onReceived(owner, received);
    return received.length > 0;
  }

  return { absorb, absorbAll, amend };
}

export type OwnCopy = ReturnType<typeof ownCopy>;
