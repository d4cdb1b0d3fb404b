import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('@/data/adapters/device/rareOperations', (original) => {
  loaded.push('rareOperations');
  return original();
});
vi.mock('@/data/adapters/device/ownerRecords', (original) => {
  loaded.push('ownerRecords');
  return original();
});

test('the method `loadUpdates` loads the code that the method `update` needs', async () => {
  const device = openDeviceStore({ databaseName: 'updates' });
  expect(loaded).toEqual([]);
  await device.loadUpdates();
  expect(loaded.sort()).toEqual(['ownerRecords', 'rareOperations']);
  await device.close();
});
