import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import { isAddressedTo, readAddressed } from '@/data/adapters/records/addressed';
import { createRequestStore } from '@/data/adapters/stores/deviceRequests';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { freshMe } from '@/data/sample/people';
import { groupOf } from '@/data/schema/recordGroups';
import { describeRequestStore, type RequestHost, type Someone } from './requestStore.contract';

/** A device with two windows. */
function hostOf(openTab: () => DeviceStore): RequestHost {
  const tabs = [openTab(), openTab()] as const;
  const openWorld = ({ uid, id, name }: Someone, tab: 0 | 1 = 0) =>
    createWorld({ device: tabs[tab], owner: uid, me: () => freshMe(id, name) });
  return {
    openWorld,
    openRequests: (person, now, tab = 0) =>
      createRequestStore({ device: tabs[tab], owner: person.uid, now, world: openWorld(person, tab) }),
    write: (uid, records, tab = 0) => tabs[tab].writeAll(uid, records),
    readAll: (uid) => tabs[0].readAll(uid),
    leave: (uid, tab = 0) => tabs[tab].removeAll(uid),
    async close() {
      for (const tab of tabs) await tab.close();
    },
  };
}

let devices = 0;
describeRequestStore('the requests of one device', () => {
  devices += 1;
  const name = `requests-${devices}`;
  return hostOf(() => createDeviceStore(indexedRecords(name), tabChannel(name)));
});

describeRequestStore('the requests of one device in memory', () => {
  const memory = createMemory();
  return hostOf(() => memory.open());
});

test('nothing of another’s space is read by this gate but what is addressed to who reads', async () => {
  const device = createMemory().open();
  const read = vi.spyOn(device, 'readOthers');
  const kinds = Object.keys(groupOf).map((kind) => (kind === 'message' ? 'message/x' : kind));
  const allowed: string[] = [];
  for (const kind of kinds) {
    await readAddressed(device, 'uid', kind as 'request', 'me').then(
      () => allowed.push(kind),
      () => {},
    );
  }
  expect(allowed.sort()).toEqual(['answer', 'request']);
  expect(read.mock.calls.map(([, kind]) => kind).sort()).toEqual(allowed);
  const request = { at: 1, isWithdrawn: false };
  for (const id of ['me/a', 'me-too/b', 'me/too/c', 'me', '/d', 'me/'])
    await device.write('uid', 'request', id, request);
  expect(await readAddressed(device, 'uid', 'request', 'me')).toEqual(new Map([['a', request]]));
  expect(isAddressedTo('me', { kind: 'request', id: 'me/a' })).toBe(true);
  expect(isAddressedTo('me', { kind: 'interest', id: 'me/a' })).toBe(false);
  expect(isAddressedTo('me', { kind: 'answer', id: 'you/a' })).toBe(false);
});
