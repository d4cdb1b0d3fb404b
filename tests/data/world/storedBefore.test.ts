import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { servicesOf } from '../../support/services';
import { freshDevices } from '../../support/tabs';
import storedBefore from './storedBefore.json';

// Reads the records of two accounts that an earlier build stored. In that build, accounts didn't see each
// other. The records need no migration.

const now = Date.UTC(2025, 10, 20, 9, 41);
const ada = { uid: 'uid-ada', userName: 'Ada Holm' };
const ben = { uid: 'uid-ben', userName: 'Ben Ruiz' };

const { databaseName, openTab } = freshDevices('before');
let device: DeviceStore;
beforeEach(async () => {
  const before = await openDB(databaseName(), 3, {
    upgrade(db) {
      const records = db.createObjectStore('records', { keyPath: ['owner', 'kind', 'id'] });
      db.createObjectStore('quarantine', { autoIncrement: true });
      records.createIndex('posted', ['owner', 'kind', 'value.postTime']);
    },
  });
  for (const [owner, records] of Object.entries(storedBefore))
    for (const record of records) await before.put('records', { owner, ...record });
  before.close();
  device = openTab();
});

/** Returns all data that an account sees. */
async function shownTo(person: typeof ada) {
  const services = servicesOf({ isSignedIn: true, ...person }, { device, now: () => now });
  const [directory, feed, messages] = await Promise.all([
    services.directory(),
    services.feed(),
    services.messages(),
  ]);
  const [all, fed, inbox] = await Promise.all([directory.load(), feed.load(), messages.loadInbox()]);
  return { directory, all, fed, inbox };
}

test('an account sees all its own records that an earlier build of the app stored', async () => {
  const { directory, fed, inbox } = await shownTo(ada);
  expect(fed.posts.filter(({ author }) => author.id === 'ada-holm').map(({ content }) => content)).toEqual([
    'First words of Ada Holm',
  ]);
  const [said] = fed.posts.find(({ id }) => id === 'heliogrid-seed')?.comments.slice(-1) ?? [];
  const author = { id: 'ada-holm', name: 'Ada Holm', avatar: '' };
  expect(said).toMatchObject({ text: 'Ada Holm was here', author });
  expect(fed.draft.text).toBe('Half a thought of Ada Holm');
  expect(inbox.conversations).toMatchObject([
    { id: 'jonas-felde', lastMessage: '', draft: 'Hi Jonas', muted: false },
    { id: 'mina-okafor', lastMessage: 'Hello from Ada Holm', draft: '', muted: true },
  ]);
  expect(await directory.loadAccount()).toMatchObject({
    user: { bio: 'I build turbines.' },
    startups: [{ id: 'windrow', tagline: 'Turbines for barns' }],
  });
  const { investor } = await (await shownTo(ben)).directory.loadAccount();
  expect(investor).toMatchObject({ id: 'ben-ruiz', account: { phone: '+34 600 000 000' } });
  expect(investor?.account).not.toHaveProperty('geography');
});

test('another account sees only those records of an earlier build of the app that the privacy settings allow', async () => {
  const { directory, fed } = await shownTo(ben);
  expect(fed.posts.find(({ id }) => id === 'post-of-uid-ada')?.author.name).toBe('Ada Holm');
  expect(fed.posts.find(({ id }) => id === 'heliogrid-seed')?.comments.at(-2)?.author.id).toBe('ada-holm');
  const page = await directory.find('startup', { slug: 'windrow' });
  expect(page).toMatchObject({
    profile: { tagline: 'Turbines for barns', metrics: { monthlyRevenue: 41001 }, website: '' },
    closed: ['metrics', 'contact'],
  });
  // Ben limited his page to connections. This setting had no effect in the earlier build.
  const seen = await shownTo(ada);
  expect(seen.all.users.find(({ id }) => id === 'ben-ruiz')).toMatchObject({ name: 'Ben Ruiz', bio: '' });
  expect(seen.all.investors.find(({ id }) => id === 'ben-ruiz')?.about).toBe('I back wind.');
  expect(seen.fed.posts.some(({ id }) => id === 'post-of-uid-ben')).toBe(false);
});

test('records of an earlier build of the app are neither rewritten nor quarantined as invalid when read', async () => {
  for (const person of [ada, ben]) {
    const { all, fed, inbox } = await shownTo(person);
    expect([all.quarantined, fed.quarantined, inbox.quarantined]).toEqual([0, 0, 0]);
  }
  for (const [owner, records] of Object.entries(storedBefore))
    expect(await device.readAll(owner)).toEqual(records);
});
