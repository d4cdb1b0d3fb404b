import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openSendingDevice } from '@/data/adapters/device/sendingDevice';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { freshDevices, withoutRoom } from '../../support/tabs';

const shape = async () => z.object({ text: z.string() });

const { databaseName, openTab } = freshDevices<string>('or-memory');
let store: DeviceStore<string>;
const onMemory = vi.fn();
beforeEach(() => {
  onMemory.mockReset();
  store = openTab({ onMemory });
});

const texts = async () => (await store.read('me', 'note', shape)).records.map(({ value }) => value.text);
const note = (id: string, text: string) => ({ kind: 'note', id, value: { text } });

it('openDeviceStore stores records in memory if IndexedDB can’t be opened, and calls onMemory once', async () => {
  withoutRoom();
  expect(await texts()).toEqual([]);
  await store.writeAll('me', [note('a', 'one'), note('b', 'two')]);
  expect(await texts()).toEqual(['one', 'two']);
  expect(await store.owners()).toEqual(['me']);
  await store.replaceAll('me', [note('c', 'three')]);
  expect([await texts(), await store.kinds('me', '')]).toEqual([['three'], ['note']]);
  const page = { kind: 'user', id: 'me', name: 'Ada', reserved: new Set<string>() } as const;
  expect(await store.claim('me', page, () => [])).toBe('ada');
  expect(await store.claims('ada')).toEqual([{ slug: 'ada', kind: 'user', owner: 'me', id: 'me' }]);
  await store.removeAll('me');
  expect([await store.readAll('me'), onMemory.mock.calls]).toEqual([[], [['missing']]]);
});

it('openSendingDevice sends changes to the server, whether it stores them in IndexedDB or in memory', async () => {
  const sent: string[] = [];
  const server = {
    async send({ id }: { id: string }) {
      sent.push(id);
      return 'sent' as const;
    },
  };
  const sending = async (...records: ReturnType<typeof note>[]) => {
    const tab = openSendingDevice<string>({ databaseName: databaseName(), onMemory, server });
    tab.enterOutbox?.('me');
    await tab.writeAll('me', records);
    return tab;
  };
  const tab = await sending(note('a', 'one'));
  await vi.waitFor(() => expect(sent).toEqual(['a']));
  withoutRoom();
  const inMemory = await sending(note('b', 'two'));
  await vi.waitFor(() => expect([sent, onMemory.mock.calls.length]).toEqual([['a', 'b'], 1]));
  await Promise.all([tab.close(), inMemory.close()]);
});

it('openDeviceStore tries to open the database a second time if the first attempt fails', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await store.write('me', 'note', 'a', { text: 'one' });
  const database = await openDB(databaseName());
  expect([await database.count('records'), onMemory.mock.calls]).toEqual([1, []]);
  database.close();
});

it('openDeviceStore stores records in memory if the database has a newer version, and doesn’t change the database', async () => {
  const newer = await openDB(databaseName(), 9, {
    upgrade(database) {
      database.createObjectStore('records', { keyPath: ['owner', 'kind', 'id'] });
    },
  });
  await newer.put('records', { owner: 'me', kind: 'note', id: 'a', value: { text: 'theirs' } });
  await store.write('me', 'note', 'a', { text: 'mine' });
  expect([await texts(), onMemory.mock.calls]).toEqual([['mine'], [['newer']]]);
  expect((await newer.getAll('records')).map(({ value }) => value.text)).toEqual(['theirs']);
  newer.close();
});

it('a store of openDeviceStore rejects writes, and doesn’t switch to memory, if an upgrade in another tab closes the database', async () => {
  await store.write('me', 'note', 'a', { text: 'one' });
  const newer = await openDB(databaseName(), 9);
  await expect(store.write('me', 'note', 'b', { text: 'two' })).rejects.toThrow(/version/);
  expect(onMemory).not.toHaveBeenCalled();
  newer.close();
});

it('a store of openDeviceStore doesn’t switch to memory if a value can’t be stored or a stored record is invalid', async () => {
  const unreadable = { safeParse: () => ({ success: false as const, error: new Error() }) };
  await expect(store.write('me', 'note', 'a', () => {})).rejects.toThrow('could not be cloned');
  await expect(store.read('me', 'note', async () => unreadable)).resolves.toEqual({
    records: [],
    quarantined: 0,
  });
  expect(onMemory).not.toHaveBeenCalled();
});
