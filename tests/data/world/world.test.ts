import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { memoryRecords } from '@/data/adapters/device/memoryRecords';
import { readPublished } from '@/data/adapters/records/published';
import { isSeenByOthers, type PublishedKind } from '@/data/adapters/records/publishedKinds';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { freshMe } from '@/data/sample/people';
import { groupOf } from '@/data/schema/shapes/recordGroups';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { requestId } from '@/data/schema/shapes/request';
import { wholeKind } from '@/data/schema/shapes/wholeKind';
import {
  type Account,
  ada,
  ben,
  listing,
  now,
  owned,
  post,
  profile,
  record,
  registered,
} from '../../support/accountRecords';
import { allPages } from '../../support/allPages';
import { onEachDevice } from '../../support/hosts';
import { worldFeed } from '../../support/worldFeed';
import { describeWorld, worldHost } from './world.contract';

const openWorld = ({ uid, id, slug, name }: Account, device: DeviceStore) =>
  createWorld({ device, owner: uid, me: () => freshMe(id, name, slug), now: () => now });

onEachDevice(describeWorld, worldHost);

test('readPublished reads only those records of another account whose kind is published', () => {
  const device = memoryDevice();
  const read = vi.spyOn(device, 'readOthers');
  const kinds = Object.keys(groupOf).map((kind) =>
    kind === 'message' || kind === 'sent' ? `${kind}:uid` : kind,
  );
  for (const kind of kinds)
    try {
      void readPublished(device, 'uid', kind as PublishedKind);
    } catch {}
  const published = [
    'comment',
    'follow',
    'investorAccount',
    'like',
    'listing',
    'ownedStartup',
    'post',
    'profile',
  ];
  expect(read.mock.calls.map(([, kind]) => kind).sort()).toEqual(published);
  expect(kinds.filter(isSeenByOthers).sort()).toEqual([...published, 'settings'].sort());
});

test('createWorld reads no records of other accounts if the browser stores a single account', async () => {
  const device = memoryDevice();
  const read = vi.spyOn(device, 'readOthers');
  await device.writeAll(ben.uid, listing('mine', {}));
  await device.writeAll('sample', [post('hers')]);
  const world = openWorld(ben, device);
  await Promise.all([worldFeed(world), allPages(world)]);
  expect(read).not.toHaveBeenCalled();
});

describe('the parts of another account’s startups', () => {
  const typed = {
    startupName: 'W',
    revenue: '41001',
    arr: '41002',
    email: 'w@w.example',
    website: 'w.example',
  };
  const asked = (id: string) => record('request', requestId(ada.uid, id), { at: now, isWithdrawn: false });
  const approval = { verdict: 'approved', note: '', at: now, requestedAt: now };
  const answered = record('answer', requestId(ben.uid, 'windrow'), approval);
  const adas = [
    profile({ name: ada.name }),
    ...listing('windrow', typed),
    ...listing('kite', typed),
    ...owned('windrow', { ...typed, revenue: '51001', arr: '51002' }, {}),
  ];
  const of = (id: string, part: string) => [`listing${part} ${id}`, `ownedStartup${part} ${id}`];

  /** Returns Ben's world, and the records of parts that the database has read. */
  function openFor(bens: StoredRecordInput[], more: StoredRecordInput[] = []) {
    const { database } = memoryRecords({ [ada.uid]: [...adas, ...more], [ben.uid]: bens });
    const read: string[] = [];
    const note = (kind: string, ids: readonly string[]) => {
      if (kind !== wholeKind(kind)) read.push(...ids.map((id) => `${kind} ${id}`));
    };
    const channel = { isWorking: true, post() {}, listen: () => () => {}, close() {} };
    const counted: typeof database = {
      ...database,
      async readLast(...call) {
        const page = await database.readLast(...call);
        note(
          call[1],
          page.found.map(({ id }) => id),
        );
        return page;
      },
      async readAcross(...call) {
        const page = await database.readAcross(...call);
        note(
          call[0],
          page.found.map(({ id }) => id),
        );
        return page;
      },
    };
    const device = createDeviceStore(counted, channel);
    return { device, world: openWorld(ben, device), read };
  }

  test.each<[string, StoredRecordInput[], StoredRecordInput[], string[]]>([
    ['no part, to a stranger', [], [], []],
    [
      'traction, to an investor',
      [registered(ben.slug)],
      [],
      [...of('windrow', 'Traction'), 'listingTraction kite'],
    ],
    ['contact of one startup, to an account that asked', [asked('windrow')], [], of('windrow', 'Contact')],
    ['contact of another startup without edits', [asked('kite')], [], ['listingContact kite']],
    [
      'all parts of one startup, to an approved account',
      [asked('windrow')],
      [answered],
      ['Traction', 'Metrics', 'Contact'].flatMap((part) => of('windrow', part)),
    ],
  ])('are read from the database only if they are open: %s', async (_, bens, more, open) => {
    const { world, read } = openFor(bens, more);
    await Promise.all([allPages(world), worldFeed(world), world.loadContacts({ uids: [ada.uid] })]);
    expect(read.sort()).toEqual(open.sort());
  });

  test('are read again only if they change, and are no longer used when they close', async () => {
    const { device, world, read } = openFor([registered(ben.slug)]);
    const revenues = async () =>
      (await allPages(world)).startups.map(({ startup }) => startup.metrics.monthlyRevenue);
    const seen = vi.fn();
    world.observe('pages', seen);
    expect([await revenues(), await revenues()]).toEqual([
      [51001, 41001],
      [51001, 41001],
    ]);
    expect(read).toHaveLength(3);
    await device.write(ada.uid, 'ownedStartupTraction', 'windrow', { revenue: 61001 });
    expect([await revenues(), seen.mock.calls.length]).toEqual([[61001, 41001], 1]);
    await device.remove(ben.uid, 'investorAccount', 'me');
    expect(await revenues()).toEqual([undefined, undefined]);
  });

  test('are empty if their record is missing or invalid, and the rest is still shown', async () => {
    const { device, world } = openFor([registered(ben.slug), asked('windrow'), asked('kite')]);
    await device.remove(ada.uid, 'listingTraction', 'kite');
    await device.write(ada.uid, 'ownedStartupContact', 'windrow', { website: 7 });
    const { startups } = await allPages(world);
    expect(startups.map(({ startup: { id, ...shown } }) => [id, shown])).toMatchObject([
      ['windrow', { name: 'windrow', email: '', website: '', metrics: { monthlyRevenue: 51001 } }],
      ['kite', { name: 'W', email: 'w@w.example', metrics: {} }],
    ]);
  });
});
