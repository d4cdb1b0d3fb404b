import { reporting } from '../../log/report';
import type { ReceivedRecord } from '../device/outboxEntry';
import { type AgreedStore, device } from './agreed';
import type { Child, Query, RemoteDatabase } from './database';
import { unpacked } from './packed';

/** Other accounts' records that are received together, for example those of a person. */
export type Unit = {
  /** Names the unit. */
  name: string;
  /**
   * Listens to the unit. `whole`: called once everything of the unit was received. Returns the function that
   * stops listening.
   */
  start: (whole: () => void) => () => void;
  /** Listens again to what the rules have refused. */
  reopen?: () => void;
};

/** How many units stay live: those that were needed last. A page of 60 posts with four comments each needs 500. */
const liveMost = 3000;

/** How long a read waits for a unit that this device has never received, in ms. */
const patience = 5000;

type Options = {
  viewer: string;
  database: RemoteDatabase;
  agreed: AgreedStore;
  /** Writes records of an account to this device. */
  write: (owner: string, records: readonly ReceivedRecord[]) => Promise<void>;
  /** Resolves once records may be written. */
  ready?: Promise<void>;
};

/** A record of a list: the name of the unit, and the id of the record there. */
type Member = { list: string; id: string };

const digestOf = (value: unknown): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of JSON.stringify(value) ?? '') {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
};

const withoutImages = (records: readonly ReceivedRecord[]): Promise<ReceivedRecord[]> =>
  Promise.all(
    records.map(async (record) => ({ ...record, value: await unpacked(record.value, async () => null) })),
  );

/** Keeps the units that are needed live, and writes their records to this device. */
export function liveUnits({ viewer, database, agreed, write, ready = Promise.resolve() }: Options) {
  const live = new Map<string, { unit: Unit; stop: () => void; isWhole: Promise<void> }>();
  let isConnected = false;
  const stopObserving = database.observeConnection((now) => {
    isConnected = now;
  });
  /** Counts the states of each unit, so that only the current one is written. */
  const versions = new Map<string, number>();
  /** Writes are made one after the other, so that an older state never replaces a newer one. */
  let last: Promise<unknown> = ready;
  /** The accounts that were received in this session. */
  const owners = new Set<string>();

  /** Makes a unit live. Returns what resolves once it is whole. */
  function makeLive(unit: Unit): Promise<void> {
    const known = live.get(unit.name);
    if (known) {
      live.delete(unit.name);
      live.set(unit.name, known);
      return known.isWhole;
    }
    let stop = () => {};
    const isWhole = new Promise<void>((resolve) => {
      stop = unit.start(resolve);
    });
    live.set(unit.name, { unit, stop, isWhole });
    for (const [name, oldest] of live) {
      if (live.size <= liveMost) break;
      oldest.stop();
      live.delete(name);
    }
    return isWhole;
  }

  /** Waits for a unit, but only for some time. */
  const patiently = (isWhole: Promise<void>) =>
    Promise.race([isWhole, new Promise<void>((resolve) => setTimeout(resolve, patience))]);

  /**
   * Makes units live. Resolves once this device has their records: immediately for a unit that it received before,
   * or without a connection.
   */
  async function need(...units: readonly Unit[]): Promise<void> {
    const waits = units.map(async (unit) => {
      const isWhole = makeLive(unit);
      const name = `whole ${unit.name}`;
      if ((await agreed.seen(viewer, name)) !== undefined) return;
      const isKept = isWhole.then(() => agreed.setSeen(viewer, name, '1'));
      if (isConnected) await patiently(isKept);
    });
    await Promise.all(waits);
  }

  return {
    need,

    /** Makes a unit live. Resolves once it is whole, also if this device received it before. */
    whole: (unit: Unit): Promise<void> => patiently(makeLive(unit)),

    /** Returns a unit that consists of others: those that the children of a path need. */
    listOf: (name: string, path: string, query: Query, needs: (child: Child) => readonly Unit[]): Unit => ({
      name,
      start: (whole) =>
        database.listenTo(
          path,
          query,
          (child) => {
            if (child.value !== null) void need(...needs(child));
          },
          { onWhole: (found) => void need(...found.flatMap(needs)).then(whole), onRefused: whole },
        ),
    }),

    /**
     * Writes an account's records, unless this device has received the same before.
     * @param name names the records: a later call with the same name replaces them
     * @param more `complete` returns the records with their images, if they have any. `member`: the list that has
     * the record, and its id there. `within`: a unit with the same records in full. If this device has received it
     * before, it becomes live instead.
     */
    async receive(
      owner: string,
      name: string,
      records: readonly ReceivedRecord[],
      more: { complete?: () => Promise<readonly ReceivedRecord[]>; member?: Member; within?: Unit } = {},
    ): Promise<void> {
      const { complete, member, within } = more;
      const digest = digestOf(records);
      const version = (versions.get(name) ?? 0) + 1;
      versions.set(name, version);
      const hasWithin = async () =>
        within !== undefined && (await agreed.seen(device, within.name)) !== undefined;
      if (within && (await hasWithin())) {
        if ((await agreed.seen(device, name)) === digest) return;
        await need(within);
        await agreed.setSeen(device, name, digest);
        return;
      }
      if (member) await agreed.setSeen(device, `${member.list} has ${member.id}`, '1');
      /** Writes the records in turn, unless they are outdated or known. Returns whether it did. */
      const writeCurrent = (found: readonly ReceivedRecord[], next: string): Promise<boolean> => {
        const writing = last.then(async () => {
          if (!owners.has(owner)) await agreed.setReceived(owner, Date.now());
          owners.add(owner);
          if (versions.get(name) !== version || (await agreed.seen(device, name)) === digest) return false;
          if (await hasWithin()) return false;
          await write(owner, found);
          await agreed.setSeen(device, name, next);
          return true;
        });
        last = writing.catch(reporting('records of other accounts'));
        return writing;
      };
      const hasImages = JSON.stringify(records).includes('"$image"');
      if (!hasImages || !complete) {
        await writeCurrent(await withoutImages(records), digest);
        return;
      }
      const isWritten = await writeCurrent(await withoutImages(records), '');
      if (isWritten) await writeCurrent(await complete(), digest);
    },

    /** Returns the ids of the records that this device has received as members of a list, in any session. */
    async members(list: string): Promise<string[]> {
      const names = await agreed.allSeen(device, `${list} has `);
      return names.map((name) => name.slice(`${list} has `.length));
    },

    /** Listens again to what the rules have refused, because the viewer may see more now. */
    reopen(isConcerned: (name: string) => boolean) {
      for (const { unit } of live.values()) if (isConcerned(unit.name)) unit.reopen?.();
    },

    stop() {
      stopObserving();
      for (const { stop } of live.values()) stop();
      live.clear();
    },
  };
}

export type LiveUnits = ReturnType<typeof liveUnits>;

/** Reads several paths together: calls back with all values, now and after every change. A refused one is null. */
export function listenToAll<Part extends string>(
  database: RemoteDatabase,
  pathOf: Readonly<Record<Part, string>>,
  onValues: (values: Readonly<Record<Part, unknown>>) => void,
) {
  const parts = Object.keys(pathOf) as Part[];
  const values: Partial<Record<Part, unknown>> = {};
  const refused = new Set<Part>();
  const stops = new Map<Part, () => void>();
  const set = (part: Part, value: unknown) => {
    values[part] = value;
    if (parts.every((each) => each in values)) onValues({ ...values } as Record<Part, unknown>);
  };
  const listen = (part: Part) => {
    refused.delete(part);
    const stop = database.listen(
      pathOf[part],
      (value) => set(part, value),
      () => {
        refused.add(part);
        set(part, null);
      },
    );
    stops.set(part, stop);
  };
  for (const part of parts) listen(part);
  return {
    reopen() {
      for (const part of [...refused]) listen(part);
    },
    stop() {
      for (const stop of stops.values()) stop();
    },
  };
}
