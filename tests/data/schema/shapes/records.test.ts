import { expect, test } from 'vitest';
import { groupOf, recordGroups } from '@/data/schema/shapes/recordGroups';
import { shapeNameOf, shapeOf } from '@/data/schema/shapes/records';
import { oneOfEach } from '../../file/recordValues';

test('every record kind has a schema and a group', () => {
  for (const { kind, value } of oneOfEach()) {
    const name = shapeNameOf(kind);
    expect([kind, name && shapeOf(name).safeParse(value).success]).toEqual([kind, true]);
  }
  expect(new Set(Object.values(groupOf))).toEqual(new Set(recordGroups));
});

test.each([
  '',
  'message',
  'message:',
  'Message:mina',
  'message/mina',
  'toString',
  '__proto__',
  'constructor',
])('shapeNameOf returns null for the unknown record kind %j', (kind) => {
  expect(shapeNameOf(kind)).toBeNull();
});
