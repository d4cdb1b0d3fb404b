import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeExport } from '@/data/adapters/file/exportFile';
import { readExport } from '@/data/adapters/file/importFile';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { head, oneOfEach } from './recordValues';

const textOf = async (records: readonly StoredRecordInput[]) =>
  (await writeExport({ ...head, records })).file.text();
const read = (text: string) => readExport(new Blob([text]), 'me');
const fileWith = (...records: string[]) =>
  `{"product":"updraft","version":1,"exportedAt":"1970-01-01T00:00:00.000Z","name":"A","appearance":{"theme":"dark","language":"hi"},"records":[${records.join()}]}`;

const nested = (open: string, close: string) => `${open.repeat(100_000)}1${close.repeat(100_000)}`;

describe('readExport of a malicious file', () => {
  test.each([
    ['the key `__proto__`', fileWith('{"__proto__":{"kind":"like"},"id":"one","value":true}')],
    ['the kind “__proto__”', fileWith('{"kind":"__proto__","id":"one","value":true}')],
    ['the kind “constructor”', fileWith('{"kind":"constructor","id":"prototype","value":{"polluted":true}}')],
    ['deeply nested arrays as value', fileWith(`{"kind":"like","id":"x","value":${nested('[', ']')}}`)],
    ['deeply nested objects as value', fileWith(`{"kind":"post","id":"x","value":${nested('{"a":', '}')}}`)],
    ['deeply nested arrays instead of kind, id and value', fileWith(nested('[', ']'))],
    ['the number 1e999', fileWith('{"kind":"sampleDate","id":"feed","value":1e999}')],
  ])('rejects a record with %s, and doesn’t pollute Object.prototype', async (_, text) => {
    expect(await read(text)).toMatchObject({ problem: { kind: 'damaged' } });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'kind')).toBe(false);
  });

  test('accepts a record with the key `__proto__` inside its value, and doesn’t pollute Object.prototype', async () => {
    const reading = await read(
      fileWith('{"kind":"draft","id":"feed","value":{"text":"","tag":null,"comments":{"__proto__":"said"}}}'),
    );
    expect(({} as { said?: unknown }).said).toBeUndefined();
    expect('content' in reading && reading.content.records).toHaveLength(1);
  });
});

describe('readExport of a damaged file', () => {
  test('rejects a file that is truncated at a random position', async () => {
    const text = await textOf(oneOfEach());
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.trimEnd().length - 1 }), async (end) => {
        expect(await read(text.slice(0, end))).toEqual({ problem: { kind: 'notJson' } });
      }),
      { numRuns: 40 },
    );
  });

  test('returns the content or a problem, and doesn’t throw, if a random character is replaced', async () => {
    const text = await textOf(oneOfEach());
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.string({ unit: 'binary' }), async (at, changed) => {
        const reading = await read(text.slice(0, at) + changed + text.slice(at + 1));
        expect('content' in reading || 'problem' in reading).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
