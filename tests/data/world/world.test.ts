import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { readPublished } from '@/data/adapters/records/published';
import { isSeenByOthers, type PublishedKind } from '@/data/adapters/records/publishedKinds';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { freshMe } from '@/data/sample/people';
import { groupOf } from '@/data/schema/shapes/recordGroups';
import { type Account, ben, listing, now, post } from '../../support/accountRecords';
import { onEachDevice } from '../../support/hosts';
import { describeWorld } from './world.contract';

const openWorld = ({ uid, id, slug, name }: Account, device: DeviceStore) =>
  createWorld({ device, owner: uid, me: () => freshMe(id, name, slug), now: () => now });

onEachDevice(describeWorld, (deviceOf) => ({
  openWorld: (account, tab) => openWorld(account, deviceOf(tab)),
}));

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
  await Promise.all([world.loadFeed(), world.loadPeople()]);
  expect(read).not.toHaveBeenCalled();
});
