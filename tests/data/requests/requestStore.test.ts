import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { readAddressed } from '@/data/adapters/records/addressed';
import { isAddressedTo } from '@/data/adapters/records/addressedKinds';
import { groupOf } from '@/data/schema/shapes/recordGroups';
import { onEachDevice } from '../../support/hosts';
import { describeRequestStore, requestHost } from './requestStore.contract';

onEachDevice(describeRequestStore, requestHost);

test('readAddressed reads only requests and answers of another account that are addressed to the reader', async () => {
  const device = createMemory().open();
  const read = vi.spyOn(device, 'readOthers');
  for (const kind of Object.keys(groupOf).map((each) => (each === 'message' ? 'message:x' : each)))
    await readAddressed(device, 'uid', kind as 'request', 'me').catch(() => {});
  expect(read.mock.calls.map(([, kind]) => kind).sort()).toEqual(['answer', 'request']);
  const request = { at: 1, isWithdrawn: false };
  for (const id of ['me:a', 'me-too:b', 'me:too:c', 'me', ':d', 'me:'])
    await device.write('uid', 'request', id, request);
  expect(await readAddressed(device, 'uid', 'request', 'me')).toEqual(new Map([['a', request]]));
  expect(isAddressedTo('me', { kind: 'request', id: 'me:a' })).toBe(true);
  expect(isAddressedTo('me', { kind: 'interest', id: 'me:a' })).toBe(false);
  expect(isAddressedTo('me', { kind: 'answer', id: 'you:a' })).toBe(false);
});
