import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect } from 'vitest';
import { paths } from '@/data/adapters/remote/paths';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { writePages } from '../../support/claims';
import type { Place, Storage, Window } from '../../support/hosts';
import { fakeLocks } from '../../support/locks';
import { countedWorld, withAccounts } from './accounts';

/** The transactions of IndexedDB: all, and those that haven't ended. */
const transactions = { count: 0, open: 0 };
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...asked) {
  const opened = transaction.apply(this, asked);
  transactions.count += 1;
  transactions.open += 1;
  for (const end of ['complete', 'abort'])
    opened.addEventListener(end, () => {
      transactions.open -= 1;
    });
  return opened;
};

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

let places = 0;

/** The tests of a contract that don't run on a database, and why. */
type Omitted = Readonly<Record<string, string>>;

/** Skips these tests. */
export const omit = (omitted: Omitted) =>
  beforeEach(({ task, skip }) => {
    skip(task.name in omitted, omitted[task.name]);
  });

type Exceptions = {
  /** The tests in which an account makes changes that the rules refuse. They refuse none in the others. */
  refusing: readonly string[];
  omitted: Omitted;
};

/**
 * Describes a contract for accounts that each have a device, connected to a database with the rules. A change is made
 * once every device has received it.
 */
export function onDatabase<Host>(
  describeContract: (name: string, openHost: () => Host & Place) => void,
  openHost: (storage: Storage) => Host,
  { refusing, omitted }: Exceptions,
) {
  const accounts = withAccounts();
  const refused: string[] = [];
  omit(omitted);
  afterEach(({ task }) => {
    if (refusing.includes(task.name)) expect(refused).not.toEqual([]);
    else expect(refused).toEqual([]);
    refused.length = 0;
  });
  describeContract('on a database', () => {
    places += 1;
    const place = `place-${places}`;
    const locks = fakeLocks();
    const opened = new Map<string, ReturnType<typeof open>>();

    function open(uid: string) {
      const device = accounts.open(uid, `${place}-${uid}`, locks);
      let waiting = 0;
      device.store.outbox?.(uid).observeWaiting((changes) => {
        waiting = changes.length;
      });
      device.store.outbox?.(uid).observeRefused((changes) => {
        for (const { kind, id } of changes) refused.push(`${kind} ${id}`);
      });
      return { ...device, isIdle: () => waiting === 0, settling: settling(device.store) };
    }
    function deviceOf(uid: string, tab: Window = 0) {
      const device = opened.get(`${uid} ${tab}`) ?? open(uid);
      opened.set(`${uid} ${tab}`, device);
      return device;
    }

    let running = 0;
    /** How many reads of the database only wait for the messages before them. */
    let asked = 0;

    /** Waits until every change is sent, and until no device sends, receives, reads or writes any more. */
    async function settle() {
      running += 1;
      let before = '';
      for (let quiet = 0; quiet < 2; ) {
        const devices = [...opened.values()];
        await Promise.all(devices.map(({ database, uid }) => database.get(paths.size(uid))));
        asked += devices.length;
        await turns(5);
        const { reads, writes } = accounts.server.traffic;
        const after = [transactions.count, reads - asked, writes].join();
        const isIdle = transactions.open === 0 && devices.every((device) => device.isIdle());
        quiet = isIdle && after === before ? quiet + 1 : 0;
        before = after;
      }
      running -= 1;
    }

    /** A device store whose changes are made once every device has received them. */
    const settling = (store: DeviceStore) =>
      new Proxy(store, {
        get(_, name: keyof DeviceStore) {
          const method = store[name];
          if (!/^(write|update|remove|claim$|handOver|replace)/.test(name)) return method;
          return async (...asked: never[]) => {
            const result = await (method as (...asked: never[]) => unknown)(...asked);
            await settle();
            return result;
          };
        },
      });

    return {
      can: {
        demoSeesOthers: false,
        sharesDocuments: false,
        findsFollowers: false,
        readsMarks: false,
        noticesHidden: false,
        observesUnread: false,
        arrivesTogether: false,
      },
      ...openHost({
        deviceOf: (uid, tab) => deviceOf(uid, tab).settling,
        presenceOf: (uid, tab) => deviceOf(uid, tab).store.presence,
        wrapWorld: (world, uid, tab) => countedWorld(world, deviceOf(uid, tab)),
      }),
      write: (uid, records, tab) => writePages(deviceOf(uid, tab).settling, uid, records),
      readAll: (uid) => deviceOf(uid).store.readAll(uid),
      async leave(uid, tab) {
        const { store } = deviceOf(uid, tab);
        await store.leave(uid);
        await store.removeAll(uid);
        await settle();
      },
      async close() {
        do await settle();
        while (running > 0);
      },
    };
  });
}
