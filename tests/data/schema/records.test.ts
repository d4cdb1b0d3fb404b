import 'fake-indexeddb/auto';
import { afterAll, expect, test } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { groupOf, recordGroups } from '@/data/schema/recordGroups';
import { shapeNameOf, shapeOf } from '@/data/schema/records';
import { oneOfEach } from '../file/recordValues';

const device = openDeviceStore({ databaseName: 'records' });
afterAll(() => device.close());

test('the device takes kinds with a known shape only: the type check fails on any other', async () => {
  await device.write('me', 'star', 'startup:heliogrid', true);
  await device.write('me', 'message/mina-okafor', '1', {});
  // @ts-expect-error Nobody could export or import it: it belongs into `data/schema/records`.
  await device.write('me', 'unheardOf', '1', {});
  // @ts-expect-error
  await device.writeAll('me', [{ kind: 'messages/mina-okafor', id: '1', value: {} }]);
});

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
