import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { jsonText, packing, unpacked, withOwnFiles } from '@/data/adapters/remote/packed';
import { takeReports } from '../../support/reports';

const image = (content: string, type = 'image/png') => new Blob([content], { type });
const stored = (content: string, type = 'image/webp') => `data:${type};base64,${btoa(content)}`;

test('jsonText escapes emoji, so that no part of the text ends within a character, and JSON.parse restores any value', () => {
  expect(jsonText({ text: 'a😀é' })).toBe('{"text":"a\\ud83d\\ude00é"}');
  expect(jsonText(undefined)).toBe('null');
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const json = jsonText({ value, [text]: text });
      expect(json).not.toMatch(/[\ud800-\udfff]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, [text]: text })));
    }),
    { numRuns: 50 },
  );
});

test('a value is packed with each image and its copy for lists once, by the hash of what is sent, and with null instead of a PDF', async () => {
  const shrink = vi.fn(async () => ({
    image: image('small', 'image/webp'),
    small: image('tiny', 'image/webp'),
  }));
  const { pack } = packing(shrink);
  const value = {
    photo: image('large'),
    team: [{ photo: image('large'), name: 'Ben' }],
    deck: new Blob(['%PDF'], { type: 'application/pdf' }),
    none: undefined,
  };
  const { plain, images } = await pack(value);
  const [[hash]] = Object.entries(images) as [[string, string]];
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(images).toEqual({ [hash]: stored('small'), [`${hash}-small`]: stored('tiny') });
  const photo = { $image: hash };
  expect(plain).toEqual({ photo, team: [{ photo, name: 'Ben' }], deck: null });
  await pack({ again: image('large') });
  expect(shrink).toHaveBeenCalledTimes(1);
  expect(await pack(undefined)).toEqual({ plain: undefined, images: {} });
});

test('an image that is small enough has the hash of its content, and one that can’t be decoded stays on the device', async () => {
  const same = await packing(async (blob) => ({ image: blob, small: null })).pack([image('a'), image('b')]);
  expect(Object.values(same.images)).toEqual([stored('a', 'image/png'), stored('b', 'image/png')]);
  const { pack } = packing(vi.fn().mockRejectedValue(new Error('Broken')));
  expect(await pack({ text: 'kept', photo: image('broken') })).toEqual({
    plain: { text: 'kept', photo: null },
    images: {},
  });
  expect(takeReports()).toHaveLength(1);
});

test('a packed value is unpacked with the same images, each loaded once', async () => {
  const { plain, images } = await packing(async (blob) => ({ image: blob, small: null })).pack({
    all: [image('a'), image('b'), image('a')],
  });
  const load = vi.fn(async (hash: string) => images[hash] ?? null);
  const { all } = (await unpacked(plain, load)) as { all: Blob[] };
  expect(await Promise.all(all.map(async (blob) => [blob.type, await blob.text()]))).toEqual([
    ['image/png', 'a'],
    ['image/png', 'b'],
    ['image/png', 'a'],
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['is missing', null],
  ['has another type', stored('<svg onload="a()">', 'image/svg+xml')],
  ['isn’t base64', 'data:image/png;base64,<script>'],
  ['is followed by other text', `${stored('a')}, `],
])('an image that %s is unpacked as null', async (_, found) => {
  expect(await unpacked({ photo: { $image: 'h' }, name: 'Ada' }, async () => found)).toEqual({
    photo: null,
    name: 'Ada',
  });
});

test('a received value keeps only files that the server never had, in the same field', () => {
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
  const own = { deck: pdf, photo: image('a'), details: { deck: pdf, text: 'old' }, list: [pdf], other: pdf };
  const base = {
    deck: null,
    photo: { $image: 'a' },
    details: { deck: null, text: 'old' },
    list: [null],
    other: null,
  };
  const received = {
    deck: null,
    photo: null,
    details: { deck: null, text: 'new' },
    list: [null],
    other: 'link',
  };
  expect(withOwnFiles(received, base, own)).toEqual({
    ...received,
    deck: pdf,
    details: { deck: pdf, text: 'new' },
  });
  for (const none of [undefined, null]) expect(withOwnFiles(received, none, own)).toBe(received);
  expect(withOwnFiles(undefined, base, own)).toBe(undefined);
});
