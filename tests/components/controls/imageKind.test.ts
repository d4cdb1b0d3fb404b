import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { imageKindOf } from '@/components/controls/imageKind';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const size32 = (size: number) => [0, 0, size >> 8, size & 255];
const text = (content: string) => new TextEncoder().encode(content);

const files = {
  'image/png': bytesOf([0x89], 'PNG\r\n\x1a\n', size32(4), 'IDATdatasums', size32(0), 'IEND', size32(9)),
  // A segment with a thumbnail and its end marker, the scan, the end marker, and a camera's trailer.
  'image/jpeg': bytesOf(
    [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 0xff, 0xd9],
    [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9],
    'trailer',
  ),
  'image/gif': bytesOf('GIF89a', [1, 2, 3, 0x3b]),
  'image/webp': bytesOf('RIFF', [12, 0, 0, 0], 'WEBPVP8 data'),
  'image/avif': bytesOf(size32(12), 'ftypavif', size32(12), 'mdatdata'),
};

describe.each(Object.entries(files))('imageKindOf with %s data', (type, bytes) => {
  const cut = type === 'image/jpeg' ? 9 : 1;
  it('detects the type from the content, and whether the end of the data is missing', () => {
    expect(imageKindOf(bytes)).toEqual({ type, isWhole: true });
    expect(imageKindOf(bytes.slice(0, -cut))).toEqual({ type, isWhole: false });
  });

  it('doesn’t throw or hang when the data is cut off at any byte', () => {
    // Without a camera's trailer or the last box, data still looks complete: only a decoder can tell.
    const looksWhole = (length: number) =>
      (type === 'image/jpeg' && length >= bytes.length - 7) || (type === 'image/avif' && length === 12);
    for (let length = 0; length < bytes.length; length += 1)
      expect(imageKindOf(bytes.slice(0, length))?.isWhole ?? false).toBe(looksWhole(length));
  });
});

it.each(['public/images/faces/priya-menon.webp', 'stories/screenshots/landing.jpg'])(
  'imageKindOf detects whether the image file %s is complete',
  (file) => {
    const bytes = readFileSync(file);
    expect(imageKindOf(bytes)?.isWhole).toBe(true);
    expect(imageKindOf(bytes.subarray(0, bytes.length - 100))?.isWhole).toBe(false);
  },
);

it.each([
  ['the element <svg>', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a byte order mark and spaces', '\ufeff  <svg>'],
  ['an XML declaration and a comment', '<?xml version="1.0"?>\n<!-- a <b> -- c -->\n<svg viewBox="0 0 1 1">'],
  [
    'an XML declaration and a DOCTYPE',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><svg >',
  ],
  ['a DOCTYPE that contains an entity', '<!DOCTYPE svg [<!ENTITY a "//b">]>\n<!-- x --><svg\nid="a">'],
])('imageKindOf detects an SVG that starts with %s', (_, content) => {
  expect(imageKindOf(text(content))).toEqual({ type: 'image/svg+xml', isWhole: true });
});

it.each(['', '<!doctype html><html><svg></svg></html>', 'text <svg/>', '<svgx/>', '<!-- <svg> -->', 'BM'])(
  'imageKindOf returns null for a file with the content %j',
  (content) => {
    expect(imageKindOf(text(content))).toBeNull();
  },
);

it('imageKindOf returns null for “<!--” or “<?xml” repeated 150,000 times, without slow backtracking', () => {
  for (const part of ['<!--', '<!DOCTYPE ', ' ', '<?xml', '<!---->', '<!DOCTYPE[]>'])
    expect(imageKindOf(text(part.repeat(150_000)))).toBeNull();
});
