import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import { readPublished } from '@/data/adapters/records/published';
import { isSeenByOthers, type PublishedKind } from '@/data/adapters/records/publishedKinds';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { freshMe } from '@/data/sample/people';
import { groupOf } from '@/data/schema/recordGroups';
import { describeWorld, type WorldHost } from './world.contract';

/** A device with two windows. */
function hostOf(openTab: () => DeviceStore): WorldHost {
  const tabs = [openTab(), openTab()] as const;
  return {
    openWorld: ({ uid, id, name }, tab = 0) =>
      createWorld({ device: tabs[tab], owner: uid, me: () => freshMe(id, name) }),
    write: (uid, records, tab = 0) => tabs[tab].writeAll(uid, records),
    leave: (uid, tab = 0) => tabs[tab].removeAll(uid),
    replace: (uid, records) => tabs[0].replaceAll(uid, records),
    async close() {
      for (const tab of tabs) await tab.close();
    },
  };
}

let devices = 0;
describeWorld('the accounts of one device', () => {
  devices += 1;
  const name = `world-${devices}`;
  return hostOf(() => createDeviceStore(indexedRecords(name), tabChannel(name)));
});

describeWorld('the accounts of one device in memory', () => {
  const memory = createMemory();
  return hostOf(() => memory.open());
});

test('nothing but what is published is read of another’s space', () => {
  const device = createMemory().open();
  const read = vi.spyOn(device, 'readOthers');
  const kinds = Object.keys(groupOf).map((kind) =>
    kind === 'message' || kind === 'sent' ? `${kind}/uid` : kind,
  );
  const refused = kinds.filter((kind) => {
    try {
      void readPublished(device, 'uid', kind as PublishedKind);
      return false;
    } catch {
      return true;
    }
  });
  const published = kinds.filter((kind) => !refused.includes(kind));
  expect(published.sort()).toEqual([
    'comment',
    'follow',
    'investorAccount',
    'like',
    'listing',
    'ownedStartup',
    'post',
    'profile',
  ]);
  expect(read.mock.calls.map(([, kind]) => kind).sort()).toEqual(published);
  expect(kinds.filter(isSeenByOthers).sort()).toEqual([...published, 'settings'].sort());
});

test('alone, nothing that reads others is fetched, and nobody’s space is read', async () => {
  const device = createMemory().open();
  const read = vi.spyOn(device, 'readOthers');
  await device.write('uid', 'listing', 'mine', {});
  await device.write('sample', 'post', 'hers', {});
  const world = createWorld({ device, owner: 'uid', me: () => freshMe('nora', 'Nora') });
  await Promise.all([world.loadFeed(), world.loadPeople(), world.loadIds()]);
  expect(read).not.toHaveBeenCalled();
});

test('a broken record of another’s stays where it is', async () => {
  const memory = createMemory();
  const device = memory.open();
  await device.write('uid-ada', 'profile', 'me', { name: 'Ada Holm' });
  await device.write('uid-ada', 'post', 'broken', { content: 7 });
  const world = createWorld({ device, owner: 'uid-ben', me: () => freshMe('ben', 'Ben') });
  expect((await world.loadFeed()).posts).toEqual([]);
  expect(memory.quarantined()).toEqual([]);
  expect(await device.readAll('uid-ada')).toHaveLength(2);
});
