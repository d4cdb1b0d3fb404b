import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { refOf } from '@/data/schema/shapes/ref';
import { requestId } from '@/data/schema/shapes/request';
import { databaseRules } from '../../../scripts/databaseRules.mjs';
import { startDatabase, type TestDatabase } from '../../support/database/server';
import { type Device, openDevice } from './devices';

let server: TestDatabase;
const devices: Device[] = [];
let count = 0;

beforeEach(async () => {
  server = await startDatabase({ rules: databaseRules });
});
afterEach(async () => {
  await Promise.all(devices.splice(0).map((device) => device.close()));
  await server.close();
});

/** A person on a device of theirs. */
async function join(uid: string, records: readonly StoredRecordInput[] = []) {
  count += 1;
  const device = openDevice(server, uid, `replica-${count}`);
  devices.push(device);
  const { store } = device;
  const me = { id: uid, slug: uid, name: uid } as never;
  await store.writeAll(uid, [
    { kind: 'profile', id: 'me', value: { slug: uid, name: uid, role: 'Founder', bio: `About ${uid}` } },
    ...records,
  ]);
  const world = createWorld({ device: store, owner: uid, me: () => me, now: Date.now });
  const sent = () =>
    vi.waitFor(
      async () => {
        const all = await store.readAll(uid);
        for (const { kind, id } of all) expect(await store.outbox?.(uid).status(kind, id)).toBe('sent');
      },
      { timeout: 5000 },
    );
  await sent();
  return { ...device, world, sent };
}

const post = (id: string, content: string, more = {}): StoredRecordInput => ({
  kind: 'post',
  id,
  value: {
    id,
    author: { id: 'x', name: 'x', role: '', avatar: '', isVerified: false },
    content,
    hashtags: [],
    likes: 0,
    comments: [],
    shares: 0,
    isLiked: false,
    postTime: Date.now(),
    type: 'funding',
    ...more,
  },
});

const listing = (id: string, name: string): StoredRecordInput[] => [
  {
    kind: 'listing',
    id,
    value: {
      slug: id,
      listing: {
        ...{ startupName: name, tagline: 'Fast', location: 'Pune', category: 'Climate', logo: null },
        ...{ about: '', problem: '', solution: '', teamSize: '', team: [], investors: [], stage: 'Seed' },
      },
      savedAt: Date.now(),
    },
  },
  { kind: 'listingTraction', id, value: { revenue: 5000 } },
  { kind: 'listingMetrics', id, value: { arr: 60_000 } },
  { kind: 'listingContact', id, value: { website: 'https://a.example' } },
];

test('a post of one account appears in the feed of another one', async () => {
  await join('ada', [post('p1', 'Hello from Ada')]);
  const ben = await join('ben');
  const { posts } = await ben.world.loadPosts({ count: 10 });
  expect(posts.map(({ content, author }) => [content, author.name])).toEqual([['Hello from Ada', 'ada']]);
});

test('a new post reaches a feed that is open', async () => {
  const ada = await join('ada');
  const ben = await join('ben');
  await ben.world.loadPosts({ count: 10 });
  const changes: unknown[] = [];
  ben.world.observe('feed', (change) => changes.push(change));
  await ada.store.writeAll('ada', [post('p2', 'News')]);
  await vi.waitFor(async () => {
    expect(changes.length).toBeGreaterThan(0);
    expect((await ben.world.loadPosts({ count: 10 })).posts.map(({ content }) => content)).toEqual(['News']);
  });
});

test('a listed startup is found by address, by name and in the directory', async () => {
  await join('ada', listing('s1', 'Heliogrid'));
  const ben = await join('ben');
  const named = await ben.world.loadPages({ page: { kind: 'startup', slug: 's1' } });
  expect(named.startups.map(({ startup }) => startup.name)).toEqual(['Heliogrid']);
  const found = await ben.world.loadPages({ search: { query: 'helio' } });
  expect(found.startups.map(({ startup }) => startup.name)).toEqual(['Heliogrid']);
  const next = await ben.world.loadNextPages({ kind: 'startup', count: 5 });
  expect(next.pages.startups.map(({ startup }) => startup.name)).toEqual(['Heliogrid']);
  const users = await ben.world.loadNextPages({ kind: 'user', count: 5 });
  expect(users.pages.users.map(({ user }) => [user.name, user.bio])).toEqual([['ada', 'About ada']]);
});

test('a request, its approval and a message reach the other account', async () => {
  const ada = await join('ada', listing('s2', 'Ledger'));
  const ben = await join('ben');
  await ben.store.writeAll('ben', [
    { kind: 'request', id: requestId('ada', 's2'), value: { at: 1000, isWithdrawn: false } },
  ]);
  await vi.waitFor(async () =>
    expect((await ada.world.loadRequests()).map(({ from, startupId }) => [from.name, startupId])).toEqual([
      ['ben', 's2'],
    ]),
  );
  await ada.store.writeAll('ada', [
    {
      kind: 'answer',
      id: requestId('ben', 's2'),
      value: { verdict: 'approved', note: '', at: 2000, requestedAt: 1000 },
    },
    {
      kind: 'sent:ben',
      id: '000000000000001-a',
      value: { to: { slug: 'ben', name: 'ben' }, message: 'Hi', time: 1 },
    },
  ] as StoredRecordInput[]);
  await vi.waitFor(async () => {
    const { startups } = await ben.world.loadPages({ refs: [refOf('startup', 's2')] });
    expect(startups[0]?.startup.metrics.arr).toBe(60_000);
    const [contact] = await ben.world.loadContacts({ uids: ['ada'] });
    expect(contact?.hasWritten).toBe(true);
  });
});
