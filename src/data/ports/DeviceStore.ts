import type { KeptRecord, RecordKind } from '../schema/records';

export type DeviceRecord<T> = { id: string; value: T };

/** Fetches what values are held against: a schema. */
export type LoadShape<T> = () => Promise<{
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error };
}>;

/** What changed of what an owner has. */
export type DeviceChange =
  /** All was replaced: nothing that was remembered, or shown but refused, holds any more. */
  | { extent: 'all' }
  /** These records, by this tab or by another one. */
  | { extent: 'some'; origin: 'here' | 'elsewhere'; records: readonly { kind: string; id: string }[] }
  /** Any records, elsewhere: of which, nobody says. */
  | { extent: 'unknown' };

/** Everything a person does, kept on this device. Every method rejects when the device can't be used. */
export interface DeviceStore<Kind extends string = RecordKind> {
  /**
   * The owner's records of one kind, in the order of their ids. A record that doesn't pass its shape is quarantined, and
   * `quarantined` says how many this reading found. The shape is fetched only where there is a record to hold against it.
   * What was read once is kept in memory, and kept current; it isn't to be changed by whoever reads it.
   */
  read<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
  ): Promise<{ records: DeviceRecord<T>[]; quarantined: number }>;
  /**
   * Like `read`, the last `count` records only: of all, or of those before an id. However many there are, it takes the
   * same time. `hasEarlier`: there are more before these.
   */
  readLast<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
    page: { count: number; before?: string },
  ): Promise<{ records: DeviceRecord<T>[]; hasEarlier: boolean; quarantined: number }>;
  /**
   * The newest `count` records of a kind that says when something was posted (`postTime`), and what was posted at the same
   * moment as the oldest of them, in no certain order; all records where there are no others. However many there are, it
   * takes the same time. `hasEarlier`: there are others.
   */
  readNewest<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
    count: number,
  ): Promise<{ records: DeviceRecord<T>[]; hasEarlier: boolean; quarantined: number }>;
  /** Whoever has a record here, or had one until now; in no certain order. */
  owners(): Promise<string[]>;
  /**
   * Like `read`, of an owner whose device this is not the place to tidy: a record that doesn't pass its shape is passed
   * over, and stays where it is. Asked for the `newest`, like `readNewest`; for a page, like `readLast`.
   */
  readOthers<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
    asked?: { newest: number } | { count: number; before?: string },
  ): Promise<{ records: DeviceRecord<T>[]; hasEarlier: boolean }>;
  /** The kinds with this beginning of which the owner has a record. */
  kinds(owner: string, prefix: string): Promise<string[]>;
  /** Puts one record in the place of what was there. `value` is anything the structured clone takes. */
  write(owner: string, kind: Kind, id: string, value: unknown): Promise<void>;
  /**
   * Puts what `change` makes of one record in its place, without anything in between: of several tabs that do it at once
   * each finds what the one before it left. `found` is `undefined` where there is no record, or none of its shape.
   * @returns what is there then
   */
  update<T>(
    owner: string,
    kind: Kind,
    id: string,
    loadShape: LoadShape<T>,
    change: (found: T | undefined) => T,
  ): Promise<T>;
  /** Writes several records, or removes those whose value is `undefined`: all or none. */
  writeAll(owner: string, changes: readonly KeptRecord<Kind>[]): Promise<void>;
  remove(owner: string, kind: Kind, id: string): Promise<void>;
  /**
   * Takes these records from one owner and gives those to another: all of it, or nothing where one that should be taken
   * isn't there any more. Of several tabs that do it at once, one does it.
   * @returns whether it was done
   */
  handOver(
    from: string,
    taken: readonly { kind: Kind; id: string }[],
    to: string,
    given: readonly KeptRecord<Kind>[],
  ): Promise<boolean>;
  /** All that the owner has, as it was found, in the order of kinds and ids. */
  readAll(owner: string): Promise<KeptRecord<string>[]>;
  /** Puts these in the place of all that the owner has: all or none. */
  replaceAll(owner: string, records: readonly KeptRecord<Kind>[]): Promise<void>;
  /**
   * Leaves nothing of an owner who is gone, not even what was quarantined. Only who observes all owners is called: to the
   * one who is gone there is nothing to show.
   */
  removeAll(owner: string): Promise<void>;
  /**
   * Calls back after every change to what the owner has, here and in other tabs; from then on it is read as it is now. In
   * a browser without BroadcastChannel nothing is known of other tabs. Returns the function that stops it.
   */
  observe(owner: string, listener: (change: DeviceChange) => void): () => void;
  /**
   * Like `observe`, of every owner, one who is gone included; `owner` is null where nobody says whose it was. Returns the
   * function that stops it.
   */
  observeAll(listener: (owner: string | null, change: DeviceChange) => void): () => void;
  close(): Promise<void>;
}
