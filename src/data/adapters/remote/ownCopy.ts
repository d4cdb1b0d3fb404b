import { handledElsewhere } from '../../log/report';
import type { OutgoingChange } from '../../ports/Uplink';
import type { OutboxEntries, SendingDatabase } from '../device/outboxEntry';
import type { Agreed, AgreedStore } from './agreed';
import type { RemoteDatabase } from './database';
import { changedVersion, mergedVersion } from './mergedFields';
import { agreedOn, type OwnRecord, unknown } from './ownRecord';
import { type packing, type StoredImage, unpacked, withOwnFiles } from './packed';
import { paths } from './paths';

export type OwnCopyOptions = {
  database: RemoteDatabase;
  openEntries: () => Promise<OutboxEntries>;
  /** Returns records of this device. */
  readSome: SendingDatabase['readSome'];
  agreed: AgreedStore;
  packing: ReturnType<typeof packing>;
  /** Called after records of an account were replaced by the server's. */
  onReceived: (owner: string, records: readonly { kind: string; id: string }[]) => void;
};

/** Returns the time of a change, in ms since the epoch, from the id of its outbox entry. */
export const timeOfEntry = (entry: string): number => Number.parseInt(entry, 10);

/** Names the change of a record that this device sent last (`AgreedStore.seen`). */
export const sendingOf = (kind: string, id: string): string => `sending ${kind} ${id}`;

/** Takes over the server's versions of an account's records. */
export function ownCopy({ database, openEntries, readSome, agreed, packing, onReceived }: OwnCopyOptions) {
  const loadImage = (owner: string) => async (hash: string) => {
    const image = await database.get(paths.image(owner, hash));
    return typeof image === 'string' ? (image as StoredImage) : null;
  };

  const ownValue = async (owner: string, kind: string, id: string): Promise<unknown> =>
    (await readSome(owner, kind, [id]))[0]?.value;

  /** Returns the value of a record whose change is being sent; null if the user has changed the record meanwhile. */
  async function load({ owner, kind, id, entry }: OutgoingChange): Promise<{ value: unknown } | null> {
    const value = await ownValue(owner, kind, id);
    return (await (await openEntries()).get(owner, kind, id))?.entry === entry ? { value } : null;
  }

  /** The work on each record. */
  const working = new Map<string, Promise<unknown>>();

  /** Does work on a record after the work that began before. */
  function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (working.get(name) ?? Promise.resolve()).then(work);
    const ended = turn.catch(handledElsewhere).finally(() => {
      if (working.get(name) === ended) working.delete(name);
    });
    working.set(name, ended);
    return turn;
  }

  /**
   * Takes over the server's version of a record. If the device has a change that isn't sent yet, merges both.
   * @param isLive whether it comes from a listener, which also reports changes that aren't acknowledged
   * @returns the agreed version
   */
  const absorb = (owner: string, record: OwnRecord, isLive = false): Promise<Agreed> =>
    inTurn(`${owner} ${record.k} ${record.i}`, () => absorbNow(owner, record, isLive));

  async function absorbNow(owner: string, record: OwnRecord, isLive: boolean): Promise<Agreed> {
    const { k: kind, i: id, at } = record;
    const base = (await agreed.get(owner, kind, id)) ?? unknown;
    const theirs = agreedOn(record);
    if (base.entry === theirs.entry) return base;
    const entries = await openEntries();
    // An earlier change of this device, on which later changes here are based. The rules may still refuse it.
    if ((await agreed.seen(owner, sendingOf(kind, id))) === theirs.entry) {
      if (isLive) return base;
      await agreed.put(owner, kind, id, theirs);
      return theirs;
    }
    let isWritten = false;
    while (!isWritten) {
      const entry = await entries.get(owner, kind, id);
      // The listener's first event of a change of this device.
      if (entry?.entry === theirs.entry) return base;
      const mine = await ownValue(owner, kind, id);
      let { value } = theirs;
      let images: Readonly<Record<string, StoredImage>> = {};
      if (entry) {
        const packed = await packing.pack(mine);
        images = packed.images;
        const own = changedVersion(kind, base, packed.plain, timeOfEntry(entry.entry));
        value = mergedVersion(kind, base, own, theirs).value;
      }
      const stored = loadImage(owner);
      const unpackedValue = await unpacked(value, async (hash) => images[hash] ?? stored(hash));
      const whole = withOwnFiles(unpackedValue, base.value, mine);
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
    const stored = loadImage(owner);
    const baseOf = new Map(named.map(({ record }, at) => [record, bases[at]]));
    const unpacking = fresh.map(async ({ kind, id, record }) => {
      const theirs = agreedOn(record);
      const value = await unpacked(theirs.value, stored);
      const base = baseOf.get(record);
      const whole = base ? withOwnFiles(value, base.value, await ownValue(owner, kind, id)) : value;
      return { kind, id, at: record.at, value: whole, agreed: theirs };
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
  async function amend(change: OutgoingChange, fields: object): Promise<boolean> {
    const { owner, kind, id, entry } = change;
    const found = await load(change);
    if (!found?.value) return false;
    const value = { ...(found.value as object), ...fields };
    const received = await (await openEntries()).receive(owner, [{ kind, id, value }], [entry]);
    if (received.length > 0) onReceived(owner, received);
    return received.length > 0;
  }

  /**
   * Notes that the server has a change of this device. Waits for a version that is being taken over, which would
   * otherwise replace the change.
   */
  const agree = ({ owner, kind, id }: OutgoingChange, version: Agreed): Promise<void> =>
    inTurn(`${owner} ${kind} ${id}`, () => agreed.put(owner, kind, id, version));

  return { absorb, absorbAll, agree, amend, load };
}

export type OwnCopy = ReturnType<typeof ownCopy>;
