import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeNameOf, shapeOf } from '@/data/schema/shapes/records';
import { anyRecords, oneOfEach } from '../../file/recordValues';

/** Returns a value as a server stores it that drops `null` and empty lists and objects. */
function emptied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value ?? undefined;
  const items = Object.entries(value).flatMap(([key, item]) => {
    const kept = emptied(item);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  if (items.length === 0) return undefined;
  return Array.isArray(value) ? items.map(([, item]) => item) : Object.fromEntries(items);
}

/** Removes `null`, for optional fields: a missing one means the same. */
const withoutNull = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(withoutNull);
  const items = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(items.map(([key, item]) => [key, withoutNull(item)]));
};
/** The kinds of records with optional lists, of which a missing one means the same as an empty one. */
const withOptionalLists = ['profile', 'settings', 'draft', 'investorAccount'];

test('a stored record keeps its meaning without `null` and without empty lists and objects', () => {
  fc.assert(
    fc.property(anyRecords, (records) => {
      for (const { kind, value } of [...records, ...oneOfEach()]) {
        const shape = shapeOf(shapeNameOf(kind) ?? 'post');
        const whole = shape.parse(value);
        const kept = emptied(whole);
        // A record without any content is the same as no record.
        if (kept === undefined) continue;
        const again = shape.parse(kept);
        const same = withOptionalLists.includes(kind) ? emptied : withoutNull;
        expect(same(again)).toEqual(same(whole));
      }
    }),
    { numRuns: 30 },
  );
});
