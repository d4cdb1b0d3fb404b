import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openAgreed } from '@/data/adapters/remote/agreed';
import { pauseByTimer } from '@/data/adapters/remote/pace';
import { packing } from '@/data/adapters/remote/packed';
import { createUplink } from '@/data/adapters/remote/uplink';
import { requestId } from '@/data/schema/shapes/request';
import {
  ada,
  ben,
  listing,
  mark,
  sent as message,
  post,
  profile,
  record,
  registered,
  settings,
} from '../../support/accountRecords';
import { sent, valuesOf, withAccounts } from './accounts';
import type { Device } from './devices';

const accounts = withAccounts();
const own = (kind: string, id = 'me', uid = ada.uid) =>
  accounts.server.read(`own/${uid}/${kind}~${id}`) as { e: string; v?: string } | null;
const statusOf = ({ store, uid }: Device, kind: string, id = 'me') => store.outbox?.(uid).status(kind, id);
const refusal = { refused: 'PERMISSION_DENIED: Permission denied' };

/** Records the paths that a device writes below a branch. Returns a function that returns and forgets them. */
function writesTo(branch: string, { database }: Device) {
  const update = vi.spyOn(database, 'update');
  return () => {
    const written = update.mock.calls.flatMap(([values]) => Object.keys(values));
    update.mockClear();
    return written.filter((path) => path.startsWith(`${branch}/`));
  };
}

/** Loses the answers to the writes of a device, and its connection, from now on. Returns how many it lost. */
function loseAnswers() {
  let lost = 0;
  accounts.server.hooks.beforeAnswer = () => {
    lost += 1;
    accounts.server.refuse(true);
    accounts.server.dropConnections();
  };
  return {
    count: () => lost,
    end() {
      delete accounts.server.hooks.beforeAnswer;
      accounts.server.refuse(false);
    },
  };
}

test('a change whose answer was lost is applied once, and its record is counted once', async () => {
  const device = accounts.open(ada.uid);
  const lost = loseAnswers();
  await device.store.writeAll(ada.uid, [mark('like', 'p1'), mark('star', 's1')]);
  await vi.waitFor(() => expect(lost.count()).toBe(1));
  const stored = own('like', 'p1');
  lost.end();
  device.goOffline();
  device.goOnline();
  await sent(device);
  expect([
    own('like', 'p1'),
    accounts.server.read('counts/likes/p1'),
    accounts.server.read(`size/${ada.uid}`),
  ]).toEqual([stored, 1, 2]);
});

test('a change whose answer was lost has no effect after another device has changed the record', async () => {
  const [first, second] = [accounts.open(ada.uid), accounts.open(ada.uid)];
  const lost = loseAnswers();
  await first.store.write(ada.uid, 'star', 's1', true);
  await vi.waitFor(() => expect(lost.count()).toBe(1));
  first.leave();
  first.goOffline();
  lost.end();
  await vi.waitFor(async () => expect(await valuesOf(second)).toEqual({ 'star/s1': true }));
  await second.store.write(ada.uid, 'star', 's1', false);
  await sent(second);
  const { e } = own('star', 's1') ?? {};
  first.goOnline();
  first.enter();
  await sent(first);
  expect([own('star', 's1')?.e, await valuesOf(first), accounts.server.read(`size/${ada.uid}`)]).toEqual([
    e,
    { 'star/s1': false },
    1,
  ]);
});

test('a message that the rules refuse stays in the outbox with its text, and is sent once it is allowed', async () => {
  const hers = await accounts.join(ada);
  const text = message(ben, '000000000000001-a', 'Hello');
  await hers.store.writeAll(ada.uid, [text, mark('star', 'later')]);
  await sent(hers, [mark('star', 'later')]);
  expect(await statusOf(hers, text.kind, text.id)).toEqual(refusal);
  expect(await valuesOf(hers)).toMatchObject({ [`${text.kind}/${text.id}`]: { message: 'Hello' } });
  await accounts.join(ben);
  await hers.store.outbox?.(ada.uid).retry();
  await sent(hers);
  expect(accounts.server.read(`mail/${ben.uid}/${ada.uid}/sent/${text.id}/v`)).toContain('Hello');
  expect(accounts.server.read(`inbox/${ben.uid}/sent/${ada.uid}`)).toEqual({ t: expect.any(Number) });
});

test('posts are sent one per second, and a post that another device has just sent only delays the next one', async () => {
  const [first, second] = [accounts.open(ada.uid), accounts.open(ada.uid)];
  await first.store.writeAll(ada.uid, [
    profile({ name: ada.name }),
    post('p1'),
    post('p2'),
    mark('like', 'p1'),
  ]);
  await sent(first);
  expect(accounts.server.refusals).toEqual([]);
  await second.store.writeAll(ada.uid, [post('p3')]);
  await sent(second);
  expect(Object.keys(accounts.server.read(`posts/${ada.uid}`) as object)).toEqual(['p1', 'p2', 'p3']);
  const waited = second.waits.length;
  await second.store.writeAll(ada.uid, [
    post('p3', { content: 'Edited' }),
    post('p1', { content: 'Edited' }),
  ]);
  await sent(second);
  expect(second.waits).toHaveLength(waited);
});

test('an address that another account has taken meanwhile is replaced by the next free one, also on the device', async () => {
  accounts.server.write('names/ada-holm/startup', { u: ben.uid, i: 'ada' });
  accounts.server.write('names/windrow/startup', { u: '', i: 'w' });
  accounts.server.write('names/windrow-2/user', { u: ben.uid, i: ben.uid });
  const device = accounts.open(ada.uid);
  const changed = vi.fn();
  device.store.observe(ada.uid, changed);
  const page = { name: ada.name, slug: ada.slug, bio: 'Kites' };
  await device.store.writeAll(ada.uid, [
    profile(page),
    registered(ada.slug, { fullName: ada.name }),
    ...listing('windrow', { startupName: 'Windrow' }),
  ]);
  await sent(device);
  const slugs = {
    'profile/me': { ...page, slug: 'ada-holm-2' },
    'investorAccount/me': { slug: 'ada-holm-2' },
    'listing/windrow': { slug: 'windrow-3' },
  };
  expect(await valuesOf(device)).toMatchObject(slugs);
  expect(JSON.parse(own('profile')?.v ?? '')).toEqual(slugs['profile/me']);
  const person = { u: ada.uid, i: ada.uid };
  expect(accounts.server.read('names/ada-holm-2')).toEqual({ user: person, investor: person });
  expect(accounts.server.read('names/windrow-3')).toEqual({ startup: { u: ada.uid, i: 'windrow' } });
  expect(
    changed.mock.calls.flatMap(([{ origin, records }]) => (origin === 'elsewhere' ? records : [])),
  ).toContainEqual({
    kind: 'profile',
    id: 'me',
  });
});

test('an address that another account takes while the page is being sent is replaced, too', async () => {
  const { server } = accounts;
  server.hooks.beforeWrite = () => {
    delete server.hooks.beforeWrite;
    server.write('names/ada-holm/user', { u: ben.uid, i: ben.uid });
  };
  await accounts.join(ada);
  expect(server.read('names/ada-holm-2/user')).toEqual({ u: ada.uid, i: ada.uid });
});

test('a page keeps its address, and its images are stored once, by hash', async () => {
  const hers = await accounts.join(ada);
  const photo = new Blob(['png'], { type: 'image/png' });
  await hers.put(profile({ name: 'Ada Berg', slug: ada.slug, photo }));
  const { v = '' } = own('profile') ?? {};
  const { photo: ref } = JSON.parse(v);
  expect(accounts.server.read(`images/${ada.uid}`)).toEqual({
    [ref.$image]: `data:image/png;base64,${btoa('png')}`,
    [`${ref.$image}-small`]: `data:image/webp;base64,${btoa('small')}`,
  });
  expect(Object.keys(accounts.server.read('names') as object)).toEqual([ada.slug]);
  const second = accounts.open(ada.uid);
  await vi.waitFor(async () => expect(await valuesOf(second)).toMatchObject({ 'profile/me': { photo } }));
});

test('an image is sent only with the change that adds it, also from another device', async () => {
  const photo = new Blob(['png'], { type: 'image/png' });
  const logo = new Blob(['logo'], { type: 'image/png' });
  const page = (more: object) => profile({ name: ada.name, ...more });
  const first = accounts.open(ada.uid);
  const written = writesTo('images', first);
  await first.store.writeAll(ada.uid, [page({ photo })]);
  await sent(first);
  const [path] = written();
  expect(accounts.server.read(path ?? '')).toContain(btoa('png'));
  await first.store.writeAll(ada.uid, [page({ photo, bio: 'Kites' })]);
  await sent(first);
  expect(written()).toEqual([]);
  const second = accounts.open(ada.uid);
  const writtenBySecond = writesTo('images', second);
  await vi.waitFor(async () => expect(await valuesOf(second)).toHaveProperty(['profile/me', 'photo'], photo));
  await second.store.writeAll(ada.uid, [page({ photo, cover: logo })]);
  await sent(second);
  const ofLogo = expect.not.stringMatching(path ?? '');
  expect(writtenBySecond()).toEqual([ofLogo, ofLogo]);
});

test('an image is sent again if the server has lost the record', async () => {
  const photo = new Blob(['png'], { type: 'image/png' });
  const hers = await accounts.join(ada, [profile({ name: ada.name, photo })]);
  for (const room of ['own', 'images', 'size']) accounts.server.write(`${room}/${ada.uid}`, null);
  await hers.put(profile({ name: ada.name, photo, bio: 'Kites' }));
  expect(Object.values(accounts.server.read(`images/${ada.uid}`) as object)).toEqual([
    expect.stringContaining(btoa('png')),
    expect.stringContaining(btoa('small')),
  ]);
});

test('a like under settings that another device has made private is sent again, hidden', async () => {
  const [first, second] = [accounts.open(ada.uid), accounts.open(ada.uid)];
  await first.store.writeAll(ada.uid, [profile({ name: ada.name }), settings({ privacy: 'public' })]);
  await vi.waitFor(async () => expect(Object.keys(await valuesOf(second))).toHaveLength(2));
  second.leave();
  await first.store.writeAll(ada.uid, [settings({ privacy: 'private' })]);
  await sent(first);
  await second.store.writeAll(ada.uid, [mark('like', 'p1')]);
  const stop = second.store.enterOutbox?.(ada.uid);
  await sent(second, [mark('like', 'p1')]);
  stop?.();
  expect([accounts.server.read('likes'), own('like', 'p1')?.v]).toEqual([null, 'true']);
});

test('requests and answers of devices with a fast clock have the time of the server, on all devices', async () => {
  const { server } = accounts;
  const tomorrow = Date.now() + 86_400_000;
  const hers = await accounts.join(ada, listing('windrow', { startupName: 'Windrow' }));
  const his = await accounts.join(ben);
  const request = requestId(ada.uid, 'windrow');
  const asks = (more: object) => his.put(record('request', request, { isWithdrawn: false, ...more }));
  const time = Date.now() - 1000;
  const clocks = [his, hers].map(({ database }) => vi.spyOn(database, 'now').mockReturnValue(time));
  const asked = () => server.read(`mail/${ada.uid}/${ben.uid}/request/windrow`);
  await asks({ at: tomorrow });
  expect([asked(), await valuesOf(his)]).toEqual([
    { at: time, isWithdrawn: false },
    expect.objectContaining({ [`request/${request}`]: { at: time, isWithdrawn: false } }),
  ]);
  await asks({ at: time, isWithdrawn: true });
  await asks({ at: tomorrow, isAgain: true });
  expect(asked()).toEqual({ at: time + 1, isWithdrawn: false, isAgain: true });
  const answer = { verdict: 'approved', note: '', requestedAt: time + 1 };
  await hers.put(record('answer', requestId(ben.uid, 'windrow'), { ...answer, at: tomorrow }));
  const { answer: stored } = server.read(`mail/${ben.uid}/${ada.uid}`) as { answer: object };
  expect([stored, JSON.parse(own('answer', `${ben.uid}:windrow`)?.v ?? '')]).toEqual([
    { windrow: { ...answer, at: time } },
    { ...answer, at: time },
  ]);
  expect([...his.waits, ...hers.waits]).toEqual([]);
  for (const clock of clocks) clock.mockRestore();
});

test.each(['guest', 'sample'])('the records of %s are not sent', async (uid) => {
  const device = accounts.open(uid);
  await device.store.writeAll(uid, [profile({ name: 'Guest' }), post('p1')]);
  await sent(device, [profile({}), post('p1')]);
  expect(accounts.server.read('')).toBe(null);
});

test.each([
  ['has no connection', (device: Device) => device.goOffline(), false],
  [
    'waits for the answer',
    () => {
      accounts.server.hooks.beforeAnswer = () => new Promise(() => {});
    },
    true,
  ],
])('a send that %s ends once the account leaves', async (_, begin, isStored) => {
  const device = accounts.open(ada.uid);
  const { database, name } = device;
  const agreed = openAgreed(name);
  const uplink = createUplink({
    database,
    agreed,
    packing: packing(async (image) => ({ image, small: null })),
    pause: pauseByTimer,
    copy: {} as Parameters<typeof createUplink>[0]['copy'],
  });
  await database.connected(new AbortController().signal);
  begin(device);
  const life = new AbortController();
  const change = { entry: '2', owner: ada.uid, kind: 'star', id: 's1', value: true };
  const sending = expect(uplink.send(change, life.signal)).rejects.toBe('left');
  if (isStored) await vi.waitFor(() => expect(own('star', 's1')).toMatchObject({ e: '2' }));
  life.abort('left');
  await sending;
  await agreed.close();
});
