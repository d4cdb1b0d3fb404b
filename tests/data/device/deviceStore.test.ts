import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type DeviceStore, openDeviceStore } from '@/data/adapters/device/deviceStore';
import { readProfile, writeProfile } from '@/data/adapters/records/profiles';

const note = z.object({ text: z.string() });
const noteSchema = async () => note;

let databaseName = '';
let devices = 0;
let store: DeviceStore<string>;
const opened: DeviceStore<string>[] = [];
const openTab = () => {
  const tab = openDeviceStore<string>({ databaseName });
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

/** What lies in the quarantine. */
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
      quarantined: 0,
    });
  });

  test('can be removed', async () => {
    await store.write('me', 'note', 'a', { text: 'one' });
    await store.remove('me', 'note', 'a');
    await store.remove('me', 'note', 'never there');
    expect(await store.read('me', 'note', noteSchema)).toEqual({ records: [], quarantined: 0 });
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

describe('the last records', () => {
  const texts = (page: { records: { value: { text: string } }[] }) =>
    page.records.map(({ value }) => value.text);
  const write = async (count: number) => {
    for (let at = 1; at <= count; at += 1) {
      await store.write('me', 'note/x', `id-${at}`, { text: String(at) });
    }
  };

  test('come in the order of their ids, and say whether there are more before', async () => {
    await write(5);
    await store.write('me', 'note/xx', 'id-9', { text: 'another kind' });
    await store.write('you', 'note/x', 'id-9', { text: 'yours' });
    const page = await store.readLast('me', 'note/x', noteSchema, { count: 2 });
    expect([texts(page), page.hasEarlier, page.quarantined]).toEqual([['4', '5'], true, 0]);
    const all = await store.readLast('me', 'note/x', noteSchema, { count: 5 });
    expect([texts(all), all.hasEarlier]).toEqual([['1', '2', '3', '4', '5'], false]);
  });

  test('before an id are those before it, down to the first', async () => {
    await write(5);
    const page = await store.readLast('me', 'note/x', noteSchema, { count: 2, before: 'id-4' });
    expect([texts(page), page.hasEarlier]).toEqual([['2', '3'], true]);
    const first = await store.readLast('me', 'note/x', noteSchema, { count: 2, before: 'id-2' });
    expect([texts(first), first.hasEarlier]).toEqual([['1'], false]);
    const none = await store.readLast('me', 'note/x', noteSchema, { count: 2, before: 'id-1' });
    expect([texts(none), none.hasEarlier]).toEqual([[], false]);
  });

  test('of nothing are none', async () => {
    const load = vi.fn(noteSchema);
    expect(await store.readLast('me', 'note/x', load, { count: 2 })).toEqual({
      records: [],
      hasEarlier: false,
      quarantined: 0,
    });
    expect(load).not.toHaveBeenCalled();
  });

  test('without their shape are set aside', async () => {
    await write(3);
    await store.write('me', 'note/x', 'id-3', 'broken');
    const page = await store.readLast('me', 'note/x', noteSchema, { count: 2 });
    expect([texts(page), page.hasEarlier, page.quarantined]).toEqual([['2'], true, 1]);
    expect(await putAside()).toHaveLength(1);
  });
});

describe('kinds', () => {
  test('with a beginning are named once each', async () => {
    for (const [owner, kind] of [
      ['me', 'note/a'],
      ['me', 'note/a'],
      ['me', 'note/b'],
      ['me', 'note/ü'],
      ['me', 'note'],
      ['me', 'other/a'],
      ['you', 'note/z'],
    ] as const) {
      await store.write(owner, kind, `${owner} ${kind}`, { text: kind });
    }
    expect(await store.kinds('me', 'note/')).toEqual(['note/a', 'note/b', 'note/ü']);
    expect(await store.kinds('nobody', 'note/')).toEqual([]);
  });
});

describe('several changes', () => {
  test('are written and removed together', async () => {
    await store.write('me', 'note', 'old', { text: 'old' });
    await store.writeAll('me', [
      { kind: 'note', id: 'new', value: { text: 'new' } },
      { kind: 'note', id: 'old', value: undefined },
      { kind: 'note', id: 'never there', value: undefined },
    ]);
    expect((await store.read('me', 'note', noteSchema)).records).toEqual([
      { id: 'new', value: { text: 'new' } },
    ]);
  });

  test('are made all or not at all', async () => {
    await store.write('me', 'note', 'old', { text: 'old' });
    await expect(
      store.writeAll('me', [
        { kind: 'note', id: 'old', value: undefined },
        // A function can't be kept.
        { kind: 'note', id: 'new', value: () => {} },
      ]),
    ).rejects.toThrow();
    expect((await store.read('me', 'note', noteSchema)).records).toEqual([
      { id: 'old', value: { text: 'old' } },
    ]);
  });

  test('are heard in other tabs once', async () => {
    const heard = vi.fn();
    openTab().subscribe('me', heard);
    await store.writeAll('me', [
      { kind: 'note', id: 'a', value: { text: 'a' } },
      { kind: 'note', id: 'b', value: { text: 'b' } },
    ]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  });
});

describe('all of an owner', () => {
  const record = (kind: string, id: string, text: string) => ({ kind, id, value: { text } });
  const mine = [record('note', 'a', 'one'), record('note', 'b', 'two'), record('other', 'a', 'three')];
  beforeEach(async () => {
    for (const { kind, id, value } of mine.toReversed()) await store.write('me', kind, id, value);
    await store.write('me2', 'note', 'a', { text: 'yours' });
  });

  test('is read by kinds and ids, as it was found', async () => {
    await store.write('me', 'note', 'c', 'broken');
    expect(await store.readAll('me')).toEqual([
      ...mine.slice(0, 2),
      { kind: 'note', id: 'c', value: 'broken' },
      ...mine.slice(2),
    ]);
    expect(await store.readAll('m')).toEqual([]);
  });

  test('is read whole, however much it is', async () => {
    const many = Array.from({ length: 1500 }, (_, at) =>
      record(at < 700 ? 'note' : 'notes', String(at).padStart(4, '0'), String(at)),
    );
    await store.replaceAll('me', many);
    expect(await store.readAll('me')).toEqual(many);
  });

  test('gives way to all of something else, and nobody else’s does', async () => {
    const next = [record('note', 'a', 'new'), record('picture', 'a', 'new too')];
    await store.replaceAll('me', next);
    expect(await openTab().readAll('me')).toEqual(next);
    expect(await store.readAll('me2')).toEqual([record('note', 'a', 'yours')]);
    await store.replaceAll('me', []);
    expect(await store.readAll('me')).toEqual([]);
  });

  test.each([0, 3, 600])('stays as it is where record %i can’t be kept', async (at) => {
    const next: { kind: string; id: string; value: unknown }[] = Array.from({ length: 1200 }, (_, index) =>
      record('note', String(index), 'new'),
    );
    // A function can't be kept.
    next[at] = { kind: 'note', id: 'bad', value: () => {} };
    const heard = vi.fn();
    openTab().subscribe('me', heard);
    store.subscribe('me', heard);
    await expect(store.replaceAll('me', next)).rejects.toThrow('could not be cloned');
    expect(await store.readAll('me')).toEqual(mine);
    expect(heard).not.toHaveBeenCalled();
  });

  test('stays as it is where the device ends the writing, and says why', async () => {
    const real = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: { id: string },
    ) {
      // What is there already: the request fails, and its transaction with it.
      return value.id === 'last' ? this.add({ owner: 'me2', kind: 'note', id: 'a' }) : real.call(this, value);
    });
    const next = [record('note', 'first', 'new'), record('note', 'last', 'new')];
    await expect(store.replaceAll('me', next)).rejects.toMatchObject({ name: 'ConstraintError' });
    expect(await store.readAll('me')).toEqual(mine);
  });

  test('when it gives way, is told in this tab and in others, apart from ordinary changes', async () => {
    const heard: string[] = [];
    const other = openTab();
    store.subscribe('me', (extent) => heard.push(`here ${extent}`));
    other.subscribe('me', (extent) => heard.push(`there ${extent}`));
    store.subscribe('me2', () => heard.push('me2'));
    const stop = store.subscribe('me', () => heard.push('stopped'));
    stop();
    await store.replaceAll('me', []);
    await vi.waitFor(() => expect(heard).toEqual(['here all', 'there all']));
    await store.write('me', 'note', 'a', { text: 'one' });
    await vi.waitFor(() => expect(heard.slice(2)).toEqual(['there some']));
  });

  test('is gone with what was quarantined of it; another’s stays', async () => {
    for (const owner of ['me', 'me2']) {
      await store.write(owner, 'note', 'broken', 7);
      await store.read(owner, 'note', noteSchema);
    }
    expect(await putAside()).toHaveLength(2);
    await store.removeAll('me');
    expect(await store.readAll('me')).toEqual([]);
    expect(await store.readAll('me2')).toEqual([record('note', 'a', 'yours')]);
    expect(await putAside()).toMatchObject([{ record: { owner: 'me2' } }]);
  });
});

describe('a record without its shape', () => {
  test('is quarantined and counted; the others survive', async () => {
    await store.write('me', 'note', 'a', { text: 'fine' });
    await store.write('me', 'note', 'b', { text: 7 });
    await store.write('me', 'note', 'c', null);
    const first = await store.read('me', 'note', noteSchema);
    expect(first).toEqual({ records: [{ id: 'a', value: { text: 'fine' } }], quarantined: 2 });
    expect(await store.read('me', 'note', noteSchema)).toEqual({ ...first, quarantined: 0 });
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

  test('is quarantined once when two tabs read it', async () => {
    await store.write('me', 'note', 'b', 'broken');
    await Promise.all([store.read('me', 'note', noteSchema), openTab().read('me', 'note', noteSchema)]);
    expect(await putAside()).toHaveLength(1);
  });

  test('of another owner stays where it is', async () => {
    await store.write('you', 'note', 'b', 'broken');
    expect(await store.read('me', 'note', noteSchema)).toEqual({ records: [], quarantined: 0 });
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

  test('an observer hears of every change: of which kind where its own tab made it', async () => {
    const heard: unknown[] = [];
    const stop = store.observe('me', (kind) => heard.push(kind));
    await store.write('me', 'note', 'a', { text: 'one' });
    await store.write('you', 'note', 'a', { text: 'one' });
    await store.writeAll('me', [
      { kind: 'note', id: 'a', value: undefined },
      { kind: 'note', id: 'b', value: { text: 'two' } },
      { kind: 'other', id: 'b', value: { text: 'two' } },
    ]);
    await store.remove('me', 'note', 'b');
    expect(heard).toEqual(['note', 'note', 'other', 'note']);
    await openTab().write('me', 'note', 'a', { text: 'one' });
    await vi.waitFor(() => expect(heard).toEqual(['note', 'note', 'other', 'note', null]));
    stop();
    await store.remove('me', 'note', 'a');
    expect(heard).toHaveLength(5);
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
    expect(await store.read('me', 'note', noteSchema)).toEqual({ records: [], quarantined: 0 });
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
