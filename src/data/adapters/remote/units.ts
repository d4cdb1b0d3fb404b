import { reporting } from '../../log/report';
import type { ReceivedRecord } from '../device/outboxEntry';
import type { AgreedStore } from './agreed';
import type { RemoteDatabase } from './database';
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

/** How many units stay live: those that were needed last. */
const liveMost = 300;

/** How long a read waits for a unit that this device has never received, in ms. */
const patience = 5000;

type Options = {
  viewer: string;
  database: RemoteDatabase;
  agreed: AgreedStore;
  /** Writes records of an account to this device. */
  write: (owner: string, records: readonly ReceivedRecord[]) => Promise<void>;
};

/** A record of a list: the name of the unit, and the id of the record there. */
type Member = { list: string; id: string };

/** What the device has received doesn't depend on the viewer. */
const device = '';

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
export function liveUnits({ viewer, database, agreed, write }: Options) {
  const live = new Map<string, { unit: Unit; stop: () => void; isWhole: Promise<void> }>();
  let isConnected = false;
  const stopObserving = database.observeConnection((now) => {
    isConnected = now;
  });
  /** Counts the states of each unit, so that only the current one is written. */
  const versions = new Map<string, number>();
  /** Writes are made one after the other, so that an older state never replaces a newer one. */
  let last: Promise<unknown> = Promise.resolve();

  function startUnit(unit: Unit) {
    let stop = () => {};
    const isWhole = new Promise<void>((resolve) => {
      stop = unit.start(() => {
        void agreed.setSeen(viewer, `whole ${unit.name}`, '1').then(resolve, resolve);
      });
    });
    const started = { unit, stop, isWhole };
    live.set(unit.name, started);
    for (const [name, oldest] of live) {
      if (live.size <= liveMost) break;
      oldest.stop();
      live.delete(name);
    }
    return started;
  }

  return {
    /**
     * Makes units live. Resolves once this device has their records: immediately for a unit that it received before,
     * or without a connection.
     */
    async need(...units: readonly Unit[]): Promise<void> {
      const waits = units.map(async (unit) => {
        const known = live.get(unit.name);
        if (known) {
          live.delete(unit.name);
          live.set(unit.name, known);
        }
        const { isWhole } = known ?? startUnit(unit);
        if (!isConnected || (await agreed.seen(viewer, `whole ${unit.name}`)) !== undefined) return;
        await Promise.race([isWhole, new Promise((resolve) => setTimeout(resolve, patience))]);
      });
      await Promise.all(waits);
    },

    /**
     * Writes an account's records, unless this device has received the same before.
     * @param name names the records: a later call with the same name replaces them
     * @param more `complete` returns the records with their images, if they have any. `member`: the list that has
     * the record, and its id there
     */
    async receive(
      owner: string,
      name: string,
      records: readonly ReceivedRecord[],
      more: { complete?: () => Promise<readonly ReceivedRecord[]>; member?: Member } = {},
    ): Promise<void> {
      const { complete, member } = more;
      const digest = digestOf(records);
      const version = (versions.get(name) ?? 0) + 1;
      versions.set(name, version);
      if (member) await agreed.setSeen(device, `${member.list} has ${member.id}`, '1');
      /** Writes the records in turn, unless they are outdated or known. Returns whether it did. */
      const writeCurrent = (found: readonly ReceivedRecord[], next: string): Promise<boolean> => {
        const writing = last.then(async () => {
          if (versions.get(name) !== version || (await agreed.seen(device, name)) === digest) return false;
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
