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

/** What the database says of a unit. `writing`: settles once this device has it, or a newer one. */
type State = { digest: string; writing: Promise<void> };

const digestOf = (value: unknown): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of JSON.stringify(value) ?? '') {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
};

/** Keeps the units that are needed live, and writes their records to this device. */
export function liveUnits({ viewer, database, agreed, write }: Options) {
  const live = new Map<string, { unit: Unit; stop: () => void; isWhole: Promise<void> }>();
  let isConnected = false;
  const stopObserving = database.observeConnection((now) => {
    isConnected = now;
  });
  /** The newest state of each unit, so that only this one is written. */
  const newest = new Map<string, State>();
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
     * @param complete returns the records with their images, if they have any
     */
    async receive(
      owner: string,
      name: string,
      records: readonly ReceivedRecord[],
      complete?: () => Promise<readonly ReceivedRecord[]>,
    ): Promise<void> {
      const digest = digestOf(records);
      const before = newest.get(name);
      if (before?.digest === digest) return before.writing;
      const state: State = { digest, writing: Promise.resolve() };
      newest.set(name, state);
      const isNewest = () => newest.get(name) === state;
      const writeNewest = (found: readonly ReceivedRecord[]) => {
        const writing = last.then(async () => {
          if (isNewest()) await write(owner, found);
        });
        last = writing.catch(reporting('records of other accounts'));
        return writing;
      };
      const writeAll = async () => {
        // Only for the first state: later, an earlier state may still be on its way to this device.
        if (!before && (await agreed.seen(viewer, name)) === digest) return;
        const text = JSON.stringify(records).includes('"$image"')
          ? await Promise.all(
              records.map(async (record) => ({
                ...record,
                value: await unpacked(record.value, async () => null),
              })),
            )
          : records;
        await writeNewest(text);
        if (text !== records && complete) await writeNewest(await complete());
        if (isNewest()) await agreed.setSeen(viewer, name, digest);
      };
      state.writing = writeAll();
      try {
        await state.writing;
      } catch (error) {
        if (isNewest()) newest.delete(name);
        throw error;
      }
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
