import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { memoryOutbox } from '@/data/adapters/device/memoryOutbox';
import type { SendingDatabase } from '@/data/adapters/device/outboxEntry';
import { createSendingStore, indexedSending } from '@/data/adapters/device/sendingDevice';
import type { OutgoingChange } from '@/data/ports/Uplink';
import { takeReports } from '../../support/reports';

// The app is killed again and again, while it writes records and sends them to a server. Each time, it stops
// at a random step: before or after a read or write of the database, or a call of the server.

const ids = ['a', 'b', 'c'] as const;

/** One run of the app. `diesAt`: the number of its last step. */
const aLife = fc.record({
  diesAt: fc.integer({ min: 1, max: 60 }),
  /** The records to write; null to wait until the outbox is empty. */
  writes: fc.array(fc.option(fc.record({ id: fc.constantFrom(...ids), isRemoved: fc.boolean() })), {
    minLength: 1,
    maxLength: 8,
  }),
  /** What becomes of each call of the server. */
  calls: fc.array(fc.constantFrom('lost', 'unanswered', 'answered', 'answered', 'answered'), {
    minLength: 20,
    maxLength: 20,
  }),
});
type Life = { diesAt: number; writes: ({ id: string; isRemoved: boolean } | null)[]; calls: string[] };

const forever = () => new Promise<never>(() => {});

/** Adds a step before and after each asynchronous method of a port. */
const stepping = <Port extends object>(port: Port, step: () => Promise<void>): Port =>
  new Proxy(port, {
    get(target: Record<string, (...asked: unknown[]) => object>, name: string) {
      const method = target[name];
      // `await` reads `then` to find out whether the port is a promise.
      if (!method) return undefined;
      return async (...asked: unknown[]) => {
        await step();
        const result = await method(...asked);
        await step();
        return name === 'outbox' ? stepping(result, step) : result;
      };
    },
  } as ProxyHandler<Port>);

const channel = { isWorking: true, post() {}, listen: () => () => {}, close() {} };
const schedule = (work: () => void) => {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
};

/** A device and a server that survive the app. `open` opens the device's database. */
function openWorld(name: string, open: () => SendingDatabase) {
  /** The server's records, and the value of each entry that it has received. */
  const [stored, received] = [new Map<string, string>(), new Map<string, string>()];
  /** The entries that the device has removed, because the server confirmed them. */
  const confirmed = new Set<string>();
  /** Entries that the server received after it had confirmed them, or with another value. */
  const wrong: string[] = [];
  /** The values that each record may have: that of the last write, and that of a write under way. */
  let possible = new Map<string, string[]>(ids.map((id) => [id, ['removed']]));
  let [writes, deaths] = [0, 0];

  async function live({ diesAt, writes: planned, calls }: Life) {
    const database = open();
    const records = await database.readAll('me');
    possible = new Map(
      ids.map((id) => {
        const value = String(records.find((record) => record.id === id)?.value ?? 'removed');
        expect(possible.get(id)).toContain(value);
        return [id, [value]];
      }),
    );
    let steps = 0;
    let die = () => {};
    const death = new Promise<'dead'>((resolve) => {
      die = () => resolve('dead');
    });
    async function step() {
      steps += 1;
      if (steps < diesAt) return;
      die();
      await forever();
    }
    async function send({ entry, id, value = 'removed' }: OutgoingChange) {
      const text = String(value);
      if (confirmed.has(entry) || (received.get(entry) ?? text) !== text) wrong.push(entry);
      await step();
      const fate = calls.shift();
      if (fate === 'lost') throw new Error('Offline');
      received.set(entry, text);
      stored.set(id, text);
      if (fate === 'unanswered') throw new Error('Offline');
      await step();
      return 'sent' as const;
    }
    const outbox = await database.outbox();
    const watched: SendingDatabase = {
      ...database,
      outbox: async () => ({
        ...outbox,
        async settle(entry, next) {
          const isSettled = await outbox.settle(entry, next);
          if (isSettled) confirmed.add(entry.entry);
          return isSettled;
        },
      }),
    };
    const device = createSendingStore<string>(stepping(watched, step), channel, {
      ...{ server: { send }, name, channel, locks: null, schedule },
    });
    device.enterOutbox?.('me');
    const drained = () =>
      vi.waitFor(async () => expect(await outbox.waiting('me')).toEqual([]), { interval: 1 });
    async function act() {
      for (const write of [...planned, null]) {
        if (!write) {
          await drained();
          continue;
        }
        const { id, isRemoved } = write;
        writes += 1;
        const value = isRemoved ? undefined : `value ${writes}`;
        const text = value ?? 'removed';
        possible.get(id)?.push(text);
        await device.write('me', 'note', id, value);
        possible.set(id, [text]);
      }
    }
    const ended = await Promise.race([death, act().then(device.close)]);
    if (ended === 'dead') deaths += 1;
    await database.close();
  }

  return {
    live,
    stored,
    received,
    wrong,
    deaths: () => deaths,
    records: () => Object.fromEntries([...possible].map(([id, [value]]) => [id, value])),
  };
}

let count = 0;
test.each<[string, (name: string) => () => SendingDatabase]>([
  ['in IndexedDB', (name) => () => indexedSending(name)],
  [
    'in memory',
    () => {
      const { database } = memoryOutbox();
      return () => database;
    },
  ],
])(
  'the outbox %s loses no stored change, and sends no change twice, if the app is killed 50 times',
  async (_, openDatabase) => {
    const run = fc.asyncProperty(fc.array(aLife, { minLength: 80, maxLength: 80 }), async (lives) => {
      count += 1;
      const name = `kills-${count}`;
      const world = openWorld(name, openDatabase(name));
      for (const life of lives) await world.live(life);
      expect(world.deaths()).toBeGreaterThanOrEqual(50);
      await world.live({ diesAt: Number.POSITIVE_INFINITY, writes: [], calls: [] });
      await world.live({ diesAt: Number.POSITIVE_INFINITY, writes: [], calls: [] });
      expect({
        ...Object.fromEntries(ids.map((id) => [id, 'removed'])),
        ...Object.fromEntries(world.stored),
      }).toEqual(world.records());
      expect(world.wrong).toEqual([]);
      // Each value was written once, so no two entries may contain the same value.
      const values = [...world.received.values()].filter((value) => value !== 'removed');
      expect(new Set(values).size).toBe(values.length);
    });
    await fc.assert(run, { numRuns: 2, seed: 16 });
    expect(new Set(takeReports())).toEqual(new Set(['sending changes: Error: Offline']));
  },
  60_000,
);
