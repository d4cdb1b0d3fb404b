import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { memoryRecords } from '@/data/adapters/device/memoryRecords';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { freshDevices } from '../../support/tabs';
import { describeDeviceStore } from './deviceStore.contract';

const note = z.object({ text: z.string() });
const noteSchema = async () => note;

const { databaseName, openTab } = freshDevices<string>('device');
/** Returns the records in quarantine. */
async function quarantined() {
  const db = await openDB(databaseName());
  const all: unknown[] = await db.getAll('quarantine');
  db.close();
  return all;
}

describeDeviceStore('the device store on IndexedDB', () => ({ openTab, quarantined }));

test('the device store on IndexedDB reads all records of a kind in order, at most 500 per request', async () => {
  const ids = Array.from({ length: 1200 }, (_, at) => String(at).padStart(4, '0'));
  const device = openTab();
  await device.replaceAll(
    'me',
    ids.map((id) => ({ kind: 'note', id, value: { text: id } })),
  );
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const { records } = await device.read('me', 'note', noteSchema);
  expect(records.map(({ id }) => id)).toEqual(ids);
  const sizes = getAll.mock.results.map(({ value }) => (value as IDBRequest<unknown[]>).result.length);
  expect(sizes).toEqual([9, 500, 500, 191]);
});

describeDeviceStore('the device store in memory', () => {
  const memory = createMemory<string>();
  return { openTab: memory.open, quarantined: async () => memory.quarantined() };
});

test('the device store’s update passes undefined to its callback if the record becomes invalid before the transaction', async () => {
  const { database } = memoryRecords();
  const damaged: typeof database.update = async (_owner, _keys, change) => change([{ text: 7 }]);
  const channel = { isWorking: true, post() {}, listen: () => () => {}, close() {} };
  const device = createDeviceStore<string>({ ...database, update: damaged }, channel);
  const found: unknown[] = [];
  await device.update('me', 'note', 'a', noteSchema, (note) => {
    found.push(note);
    return { text: 'New' };
  });
  expect(found).toEqual([undefined]);
});

let store: DeviceStore<string>;
beforeEach(() => {
  store = openTab();
});
const read = (tab = store) => tab.read('me', 'note', noteSchema);

describe('a device store that is open in several tabs', () => {
  const texts = async () => (await read()).records.map(({ value }) => value.text);
  /** Writes a record and posts a message, as a tab with another version of the app may do. */
  async function putElsewhere(text: string, message: unknown) {
    const db = await openDB(databaseName());
    await db.put('records', { owner: 'me', kind: 'note', id: 'a', value: { text } });
    db.close();
    const channel = new BroadcastChannel(databaseName());
    channel.postMessage(message);
    channel.close();
  }

  const some = { owner: 'me', extent: 'some' };
  test.each([
    ['a message without a list of records', some],
    ['a message that lists a record without an id', { ...some, records: [{ kind: 'note' }] }],
    ['a message that lists null as a record', { ...some, records: [null] }],
    ['a message whose field `extent` has the unknown value "much"', { owner: 'me', extent: 'much' }],
    ['null instead of a message', null],
  ])('invalidates all cached records if another tab broadcasts %s', async (_, message) => {
    await store.write('me', 'note', 'a', { text: 'old' });
    expect(await texts()).toEqual(['old']);
    const listener = vi.fn();
    store.observe('me', listener);
    await putElsewhere('new', message);
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[{ extent: 'unknown' }]]));
    expect(await texts()).toEqual(['new']);
  });

  test('write and replaceAll broadcast messages in a format that tabs with an earlier version of the app understand', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel(databaseName());
    channel.onmessage = ({ data }) => heard.push(data);
    await store.write('me', 'note', 'a', { text: 'one' });
    await store.replaceAll('me', []);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        { owner: 'me', extent: 'some', records: [{ kind: 'note', id: 'a' }] },
        { owner: 'me', extent: 'all' },
      ]),
    );
    channel.close();
  });

  test('observers are notified when the page is restored from the back/forward cache, unless the store is closed', async () => {
    const page = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, page[name].bind(page));
    const kept = openTab();
    const listener = vi.fn();
    kept.observe('me', listener);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener.mock.calls).toEqual([[{ extent: 'unknown' }]]);
    await kept.close();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('read returns changes of another tab even if the browser has no BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const quiet = openTab();
    const stop = quiet.observe('me', (change) => expect(change).toMatchObject({ origin: 'here' }));
    await quiet.write('me', 'note', 'a', { text: 'one' });
    expect((await read(quiet)).records).toHaveLength(1);
    await openTab().write('me', 'note', 'b', { text: 'two' });
    expect((await read(quiet)).records).toHaveLength(2);
    stop();
  });
});

test('the device store’s replaceAll changes nothing and rejects if the database aborts the transaction', async () => {
  const record = (id: string, text: string) => ({ kind: 'note', id, value: { text } });
  const mine = [record('a', 'one'), record('b', 'two')];
  await store.replaceAll('me', mine);
  await store.write('me2', 'note', 'a', { text: 'yours' });
  const real = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: { id: string },
  ) {
    // Adds a record that already exists, so that the request and its transaction fail.
    return value.id === 'last' ? this.add({ owner: 'me2', kind: 'note', id: 'a' }) : real.call(this, value);
  });
  const next = [record('first', 'new'), record('last', 'new')];
  await expect(store.replaceAll('me', next)).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await store.readAll('me')).toEqual(mine);
});

describe('openDeviceStore', () => {
  test.each([
    [1, 'setAside'],
    [2, 'quarantine'],
    [3, 'quarantine'],
    [4, 'quarantine'],
  ])(
    'preserves all records, also quarantined ones, and claims when it upgrades version %i',
    async (version, name) => {
      const claim = { slug: 'ada', kind: 'user', owner: 'me', id: 'me' };
      const before = await openDB(databaseName(), version, {
        upgrade(db) {
          const records = db.createObjectStore('records', { keyPath: ['owner', 'kind', 'id'] });
          if (version > 2) records.createIndex('posted', ['owner', 'kind', 'value.postTime']);
          db.createObjectStore(name, { autoIncrement: true });
          if (version < 4) return;
          const addresses = db.createObjectStore('addresses', { keyPath: ['slug', 'kind'] });
          addresses.createIndex('owner', 'owner');
          void addresses.put(claim);
        },
      });
      const one = { owner: 'me', kind: 'note', id: 'a', value: { text: 'one', postTime: 2 } };
      const earlier = { ...one, id: 'b', value: { text: 'two', postTime: 1 } };
      for (const record of [one, earlier, { ...one, owner: 'me2' }]) await before.put('records', record);
      const broken = { record: { ...one, id: 'b', value: 7 }, problem: 'Not a note' };
      await before.add(name, broken);
      before.close();
      expect((await store.owners()).sort()).toEqual(['me', 'me2']);
      expect(await store.claims('ada')).toEqual(version < 4 ? [] : [claim]);
      const kept = [{ id: 'a', value: { text: 'one' } }];
      expect((await store.readOthers('me2', 'note', noteSchema)).records).toEqual(kept);
      const newest = await store.readNewest('me', 'note', noteSchema, { newest: 1 });
      expect([newest.records, newest.since]).toEqual([kept, 2]);
      await store.write('me', 'note', 'c', 'broken');
      await read();
      const record = expect.objectContaining({ id: 'c' });
      expect(await quarantined()).toEqual([broken, { record, problem: expect.any(String) }]);
    },
  );

  test('reopens the database if the store is used after close, and receives changes of other tabs again', async () => {
    await store.write('me', 'note', 'a', { text: 'one' });
    await store.close();
    expect((await read()).records).toHaveLength(1);
    // The reopened store also receives changes of other tabs.
    await openTab().write('me', 'note', 'b', { text: 'two' });
    await vi.waitFor(async () => expect((await read()).records).toHaveLength(2));
  });
});
