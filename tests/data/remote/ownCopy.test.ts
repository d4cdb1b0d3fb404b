import 'fake-indexeddb/auto';
import { asking } from '@kit/deferred';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAgreed } from '@/data/adapters/remote/agreed';
import { ownCopy } from '@/data/adapters/remote/ownCopy';
import { ownSync } from '@/data/adapters/remote/ownSync';
import { databaseRules } from '../../../scripts/databaseRules.mjs';
import { startDatabase, type TestDatabase } from '../../support/database/server';
import { sent, valuesOf } from './accounts';
import { type Device, eventually, openDevice } from './devices';

type SyncOptions = Parameters<typeof ownSync>[0];

let server: TestDatabase;
const devices: Device[] = [];

beforeEach(async () => {
  server = await startDatabase({ rules: databaseRules });
});
afterEach(async () => {
  await Promise.all(devices.splice(0).map((device) => device.close()));
  await server.close();
});

let count = 0;
function open(uid = 'ada', name?: string) {
  count += 1;
  const device = openDevice(server, uid, name ?? `own-${count}`);
  devices.push(device);
  return device;
}

const star = (id: string) => ({ kind: 'star' as const, id, value: true });
const profile = (value: object) => ({ kind: 'profile' as const, id: 'me', value });

test('a second device restores the records of an account', async () => {
  const first = open();
  await first.store.writeAll('ada', [star('user:b'), profile({ name: 'Ada', skills: ['Maths'] })]);
  await sent(first);
  const second = open();
  await eventually(async () => expect(await valuesOf(second)).toEqual(await valuesOf(first)));
  await eventually(() => expect(second.progress.at(-1)).toBe(null));
});

test('an export or import on a second device waits until the device has all records, and fails without a connection', async () => {
  const first = open();
  const values = { 'star/user:b': true, 'star/user:c': true };
  await first.store.writeAll('ada', [star('user:b'), star('user:c')]);
  await sent(first);
  expect(await valuesOf(open())).toEqual(values);
  await open().store.replaceAll('ada', [star('user:d')]);
  await eventually(async () => expect(await valuesOf(first)).toEqual({ 'star/user:d': true }));
  const offline = open();
  offline.goOffline();
  await expect(offline.store.readAll('ada')).rejects.toThrow('The account is not restored yet.');
  await expect(offline.store.replaceAll('ada', [])).rejects.toThrow('The account is not restored yet.');
});

test('the outbox reports the connection and the progress of restoring, also to an observer that comes later', async () => {
  const first = open();
  await first.store.writeAll('ada', [star('user:b'), star('user:c')]);
  await sent(first);
  const second = open();
  const box = second.store.outbox?.('ada');
  const [connection, progress, ofOther] = [vi.fn(), vi.fn(), vi.fn()];
  box?.observeConnection?.(connection);
  box?.observeRestore?.(progress);
  second.store.outbox?.('bo').observeRestore?.(ofOther);
  await eventually(() => expect(progress.mock.lastCall).toEqual([null]));
  expect(progress.mock.calls).toContainEqual([{ done: 2, total: 2 }]);
  expect(ofOther).not.toHaveBeenCalled();
  second.goOffline();
  await eventually(() => expect(connection.mock.calls).toEqual([[true], [false]]));
  const late = vi.fn();
  box?.observeConnection?.(late)();
  expect(late.mock.calls).toEqual([[false]]);
  second.goOnline();
  await eventually(() => expect(connection.mock.lastCall).toEqual([true]));
  expect(late).toHaveBeenCalledOnce();
});

test('a change on one device reaches the other', async () => {
  const [first, second] = [open(), open()];
  await first.store.write('ada', 'star', 'user:b', true);
  await eventually(async () => expect(await valuesOf(second)).toEqual({ 'star/user:b': true }));
  await second.store.remove('ada', 'star', 'user:b');
  await eventually(async () => expect(await valuesOf(first)).toEqual({}));
});

test('two devices that were offline and edited different fields of a profile both keep their edits', async () => {
  const [first, second] = [open(), open()];
  await first.store.write('ada', 'profile', 'me', { name: 'Ada', role: 'Founder', bio: 'Short' });
  await eventually(async () => expect(await valuesOf(second)).toEqual(await valuesOf(first)));
  await sent(first);
  first.goOffline();
  second.goOffline();
  await first.store.write('ada', 'profile', 'me', { name: 'Ada', role: 'Chair', bio: 'Short' });
  await second.store.write('ada', 'profile', 'me', { name: 'Ada', role: 'Founder', bio: 'Long' });
  first.goOnline();
  await sent(first);
  second.goOnline();
  const both = { 'profile/me': { name: 'Ada', role: 'Chair', bio: 'Long' } };
  await eventually(async () => expect(await valuesOf(second)).toEqual(both));
  await eventually(async () => expect(await valuesOf(first)).toEqual(both));
});

test('a file that the server can’t have stays on its device when another device edits the record', async () => {
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
  const contact = (more: object) => ({ kind: 'listingContact' as const, id: 's1', value: more });
  const photo = new Blob(['png'], { type: 'image/png' });
  const first = open();
  await first.store.writeAll('ada', [
    contact({ email: 'old', pitchDeck: pdf }),
    profile({ name: 'Ada', photo }),
    star('user:b'),
  ]);
  await sent(first);
  const second = open();
  const removed = { email: 'old', pitchDeck: null };
  await eventually(async () => expect(await valuesOf(second)).toHaveProperty('listingContact/s1', removed));
  await second.store.writeAll('ada', [
    contact({ email: 'new', pitchDeck: null }),
    profile({ name: 'Ada', photo: null }),
  ]);
  await eventually(async () =>
    expect(await valuesOf(first)).toEqual({
      'listingContact/s1': { email: 'new', pitchDeck: pdf },
      'profile/me': { name: 'Ada', photo: null },
      'star/user:b': true,
    }),
  );
  await first.store.remove('ada', 'listingContact', 's1');
  await eventually(async () => expect(await valuesOf(second)).not.toHaveProperty('listingContact/s1'));
});

test('such a file also stays on a device that isn’t restored yet', async () => {
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
  const contact = (more: object) => ({ kind: 'listingContact' as const, id: 's1', value: more });
  const first = open();
  const { list } = first.database;
  vi.spyOn(first.database, 'list').mockImplementation((path, query) =>
    query.by === 'at' ? new Promise(() => {}) : list(path, query),
  );
  const written = contact({ email: 'old', pitchDeck: pdf });
  await first.store.writeAll('ada', [written]);
  await sent(first, [written]);
  const second = open();
  await eventually(async () => expect(Object.keys(await valuesOf(second))).toHaveLength(1));
  await second.store.writeAll('ada', [contact({ email: 'new', pitchDeck: null })]);
  await sent(second);
  const { records } = await first.store.read('ada', 'listingContact', async () => ({
    safeParse: (data) => ({ success: true, data }),
  }));
  expect(records).toEqual([{ id: 's1', value: { email: 'new', pitchDeck: pdf } }]);
});

test('of a field that two devices edited offline, the later value wins, whichever device sends first', async () => {
  const [first, second] = [open(), open()];
  await first.store.write('ada', 'profile', 'me', { name: 'Ada', role: 'Founder' });
  await eventually(async () => expect(await valuesOf(second)).toEqual(await valuesOf(first)));
  await sent(first);
  first.goOffline();
  second.goOffline();
  await second.store.write('ada', 'profile', 'me', { name: 'Ada', role: 'Earlier' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await first.store.write('ada', 'profile', 'me', { name: 'Ada', role: 'Later' });
  first.goOnline();
  await sent(first);
  second.goOnline();
  await eventually(async () =>
    expect(await valuesOf(second)).toEqual({ 'profile/me': { name: 'Ada', role: 'Later' } }),
  );
  await sent(second);
  expect(await valuesOf(first)).toEqual({ 'profile/me': { name: 'Ada', role: 'Later' } });
});

/** A version of Ada's profile as the server stores it. `entry`: its time and tab. */
const version = (entry: string, bio: string) => ({
  ...{ k: 'profile', i: 'me', e: entry, at: 1, f: '{}' },
  v: JSON.stringify({ bio }),
});

test('of the versions of a record that arrive together, only the last is taken over', async () => {
  const agreed = openAgreed('own-events');
  await agreed.setRestored('ada', { low: null, high: [0, ''], isWhole: true });
  const absorb = vi.fn(async (_: string, { e }: { e: string }) => ({ value: 1, times: {}, entry: e }));
  let tell: (child: { key: string; value: unknown }) => void = () => {};
  const database = {
    connected: async () => {},
    listenTo(_: string, __: unknown, onChild: typeof tell) {
      tell = onChild;
      return () => {};
    },
  };
  const options = { database, agreed, copy: { absorb }, onProgress() {} } as unknown as SyncOptions;
  await ownSync(options).run('ada', new AbortController().signal);
  for (const entry of ['1-a', '2-a', '3-b']) tell({ key: 'profile~me', value: version(entry, entry) });
  tell({ key: 'star~b', value: version('4-b', '') });
  await vi.waitFor(() => expect(absorb).toHaveBeenCalledTimes(2));
  expect(absorb.mock.calls.map(([, { e }]) => e)).toEqual(['3-b', '4-b']);
});

test('a change that the server confirms while an earlier version is being taken over stays', async () => {
  const agreed = openAgreed('own-turns');
  const { ask, calls } = asking<[], unknown[]>();
  const options = {
    agreed,
    openEntries: async () => ({ get: async () => undefined, receive: ask }),
    readSome: async () => [],
    onReceived() {},
  } as unknown as Parameters<typeof ownCopy>[0];
  const copy = ownCopy(options);
  const taking = copy.absorb('ada', version('1-a', 'Earlier'));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const change = { owner: 'ada', kind: 'profile', id: 'me', entry: '2-a', value: {} };
  const agreeing = copy.agree(change, { value: { bio: 'Later' }, times: {}, entry: '2-a' });
  calls[0]?.resolve([1]);
  await Promise.all([taking, agreeing]);
  expect((await agreed.get('ada', 'profile', 'me'))?.entry).toBe('2-a');
});
