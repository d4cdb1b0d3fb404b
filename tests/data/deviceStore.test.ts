import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type DeviceStore, openDeviceStore } from '@/data/adapters/deviceStore';
import { readProfile, writeProfile } from '@/data/adapters/profiles';

const note = z.object({ text: z.string() });
const noteSchema = async () => note;

let databaseName = '';
let devices = 0;
let store: DeviceStore;
const opened: DeviceStore[] = [];
const openTab = () => {
  const tab = openDeviceStore({ databaseName });
  opened.push(tab);
  return tab;
};

beforeEach(() => {
  devices += 1;
  databaseName = `device-${devices}`;
  store = openTab();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(opened.splice(0).map((tab) => tab.close()));
});

/** What lies in the `setAside` store. */
async function putAside() {
  const db = await openDB(databaseName);
  const all: unknown[] = await db.getAll('setAside');
  db.close();
  return all;
}

describe('records', () => {
  test('come back, in the order of their ids', async () => {
    await store.write('me', 'note', 'b', { text: 'second' });
    await store.write('me', 'note', 'a', { text: 'first' });
    await store.write('me', 'note', 'a', { text: 'first, rewritten' });
    expect(await openTab().read('me', 'note', noteSchema)).toEqual({
      records: [
        { id: 'a', value: { text: 'first, rewritten' } },
        { id: 'b', value: { text: 'second' } },
      ],
      setAside: 0,
    });
  });

  test('can be removed', async () => {
    await store.write('me', 'note', 'a', { text: 'one' });
    await store.remove('me', 'note', 'a');
    await store.remove('me', 'note', 'never there');
    expect(await store.read('me', 'note', noteSchema)).toEqual({ records: [], setAside: 0 });
  });

  test('of two owners, or two kinds, never mix', async () => {
    await store.write('me', 'note', 'a', { text: 'mine' });
    await store.write('me2', 'note', 'a', { text: 'yours' });
    await store.write('me', 'notes', 'a', { text: 'another kind' });
    expect((await store.read('me', 'note', noteSchema)).records).toEqual([
      { id: 'a', value: { text: 'mine' } },
    ]);
    expect((await store.read('me2', 'note', noteSchema)).records).toEqual([
      { id: 'a', value: { text: 'yours' } },
    ]);
  });
});

describe('a record without its shape', () => {
  test('is set aside and counted; the others survive', async () => {
    await store.write('me', 'note', 'a', { text: 'fine' });
    await store.write('me', 'note', 'b', { text: 7 });
    await store.write('me', 'note', 'c', null);
    const first = await store.read('me', 'note', noteSchema);
    expect(first).toEqual({ records: [{ id: 'a', value: { text: 'fine' } }], setAside: 2 });
    expect(await store.read('me', 'note', noteSchema)).toEqual({ ...first, setAside: 0 });
  });

  test('is kept as it was found, with what was wrong', async () => {
    await store.write('me', 'note', 'b', { text: 7, more: ['x'] });
    await store.read('me', 'note', noteSchema);
    await store.write('me', 'note', 'b', 'broken again');
    await store.read('me', 'note', noteSchema);
    expect(await putAside()).toEqual([
      {
        record: { owner: 'me', kind: 'note', id: 'b', value: { text: 7, more: ['x'] } },
        problem: expect.stringContaining('text'),
      },
      {
        record: { owner: 'me', kind: 'note', id: 'b', value: 'broken again' },
        problem: expect.any(String),
      },
    ]);
  });

  test('is set aside once when two tabs read it', async () => {
    await store.write('me', 'note', 'b', 'broken');
    await Promise.all([store.read('me', 'note', noteSchema), openTab().read('me', 'note', noteSchema)]);
    expect(await putAside()).toHaveLength(1);
  });

  test('of another owner stays where it is', async () => {
    await store.write('you', 'note', 'b', 'broken');
    expect(await store.read('me', 'note', noteSchema)).toEqual({ records: [], setAside: 0 });
    expect(await putAside()).toEqual([]);
  });
});

describe('other tabs', () => {
  test('hear of a change to the owner they follow, and of nothing else', async () => {
    const heard: string[] = [];
    const other = openTab();
    other.subscribe('me', () => heard.push('me'));
    other.subscribe('you', () => heard.push('you'));
    await store.write('me', 'note', 'a', { text: 'one' });
    await vi.waitFor(() => expect(heard).toEqual(['me']));
    await store.remove('you', 'note', 'a');
    await vi.waitFor(() => expect(heard).toEqual(['me', 'you']));
  });

  test('a tab doesn’t hear itself, nor after it stopped', async () => {
    const heard: string[] = [];
    const other = openTab();
    store.subscribe('me', () => heard.push('itself'));
    const stop = other.subscribe('me', () => heard.push('stopped'));
    other.subscribe('me', () => heard.push('following'));
    stop();
    await store.write('me', 'note', 'a', { text: 'one' });
    await vi.waitFor(() => expect(heard).toEqual(['following']));
  });

  test('without BroadcastChannel writing still works', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const quiet = openTab();
    const stop = quiet.subscribe('me', () => expect.fail('There is nothing to hear.'));
    await quiet.write('me', 'note', 'a', { text: 'one' });
    expect((await quiet.read('me', 'note', noteSchema)).records).toHaveLength(1);
    stop();
  });
});

describe('the database', () => {
  test('is not touched before the first use', () => {
    const open = vi.spyOn(indexedDB, 'open');
    openTab();
    expect(open).not.toHaveBeenCalled();
  });

  test('makes way for a newer version, and says so when it is asked again', async () => {
    await store.write('me', 'note', 'a', { text: 'one' });
    const newer = await openDB(databaseName, 2);
    await expect(store.read('me', 'note', noteSchema)).rejects.toThrow(/version/);
    newer.close();
  });

  test('is asked for anew after it could not be opened', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Not now', 'UnknownError');
    });
    await expect(store.read('me', 'note', noteSchema)).rejects.toThrow('Not now');
    expect(await store.read('me', 'note', noteSchema)).toEqual({ records: [], setAside: 0 });
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('opens again after it was closed', async () => {
    await store.write('me', 'note', 'a', { text: 'one' });
    await store.close();
    expect((await store.read('me', 'note', noteSchema)).records).toHaveLength(1);
  });
});

describe('profiles', () => {
  test('belong to an account each', async () => {
    await writeProfile(store, 'uid-1', { name: 'Nora Lund' });
    expect(await readProfile(store, 'uid-1')).toEqual({ name: 'Nora Lund' });
    expect(await readProfile(store, 'uid-2')).toBeNull();
  });

  test('a broken one is none', async () => {
    await store.write('uid-1', 'profile', 'me', { name: '   ' });
    expect(await readProfile(store, 'uid-1')).toBeNull();
    expect(await putAside()).toHaveLength(1);
  });
});
