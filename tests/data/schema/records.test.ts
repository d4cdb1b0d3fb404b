import 'fake-indexeddb/auto';
import { afterAll, expect, test } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { groupOf, recordGroups } from '@/data/schema/recordGroups';
import { shapeNameOf, shapeOf } from '@/data/schema/records';
import { oneOfEach } from '../file/recordValues';

const device = openDeviceStore({ databaseName: 'records' });
afterAll(() => device.close());

test('every kind has its shape and its group', () => {
  for (const { kind, value } of oneOfEach()) {
    const name = shapeNameOf(kind);
    expect([kind, name && shapeOf(name).safeParse(value).success]).toEqual([kind, true]);
  }
  expect(new Set(Object.values(groupOf))).toEqual(new Set(recordGroups));
});

test.each(['', 'message', 'message/', 'Message/mina', 'toString', '__proto__', 'constructor'])(
  '%j is no kind',
  (kind) => {
    expect(shapeNameOf(kind)).toBeNull();
  },
);
