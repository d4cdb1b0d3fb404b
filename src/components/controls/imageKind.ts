import type { imageTypes } from '@/data/schema/files';

// What a file is by its bytes: a name and a type say what somebody wants it to be.

const hasTextAt = (bytes: Uint8Array, offset: number, text: string) =>
  [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));
const numberAt = (bytes: Uint8Array, offset: number, length: number) =>
  bytes.slice(offset, offset + length).reduce((number, byte) => number * 256 + byte, 0);

/** Chunks of length, name, data, check sum; the last one is IEND. */
function isWholePng(bytes: Uint8Array): boolean {
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    if (hasTextAt(bytes, offset + 4, 'IEND')) return true;
    offset += 12 + numberAt(bytes, offset, 4);
  }
  return false;
}

/** Segments up to the scan, then an end mark: one before that belongs to a thumbnail. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let offset = 2;
  while (bytes[offset] === 0xff && bytes[offset + 1] !== 0xda) offset += 2 + numberAt(bytes, offset + 2, 2);
  for (let end = bytes.length - 2; end > offset; end -= 1)
    if (bytes[end] === 0xff && bytes[end + 1] === 0xd9) return true;
  return false;
}

/** Boxes of length and name, up to the end. */
function isWholeAvif(bytes: Uint8Array): boolean {
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const length = numberAt(bytes, offset, 4);
    // 0 is up to the end; a length of 64 bits (1) is nothing for a file this small.
    if (length < 8) return length === 0;
    offset += length;
  }
  return offset === bytes.length;
}

const isWholeGif = (bytes: Uint8Array) => bytes.findLast((byte) => byte !== 0) === 0x3b;
const isWholeWebp = (bytes: Uint8Array) => bytes.length >= 8 + numberAt(bytes.slice(4, 8).reverse(), 0, 4);

/** An `svg` element, after nothing but a declaration, comments and a document type. */
function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  // One after the other, each from where the last one ended: a single pattern would try every way to part them.
  const prologue = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(\[[^\]]*\]\s*)?>/iy;
  let start = 0;
  while (prologue.test(text)) start = prologue.lastIndex;
  return /^<svg[\s/>]/i.test(text.slice(start, start + 5));
}

const kinds: readonly {
  type: (typeof imageTypes)[number];
  is: (bytes: Uint8Array) => boolean;
  isWhole: (bytes: Uint8Array) => boolean;
}[] = [
  { type: 'image/png', is: (bytes) => hasTextAt(bytes, 0, '\x89PNG\r\n\x1a\n'), isWhole: isWholePng },
  { type: 'image/jpeg', is: (bytes) => hasTextAt(bytes, 0, '\xff\xd8\xff'), isWhole: isWholeJpeg },
  {
    type: 'image/gif',
    is: (bytes) => hasTextAt(bytes, 0, 'GIF87a') || hasTextAt(bytes, 0, 'GIF89a'),
    isWhole: isWholeGif,
  },
  {
    type: 'image/webp',
    is: (bytes) => hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP'),
    isWhole: isWholeWebp,
  },
  {
    type: 'image/avif',
    is: (bytes) => hasTextAt(bytes, 4, 'ftypavif') || hasTextAt(bytes, 4, 'ftypavis'),
    isWhole: isWholeAvif,
  },
  {
    type: 'image/svg+xml',
    is: isSvg,
    // Whoever draws it reads all of it or nothing.
    isWhole: () => true,
  },
];

/** What image these bytes are, and whether they are all there; `null` when they are none that is taken. */
export function imageKindOf(bytes: Uint8Array): { type: string; isWhole: boolean } | null {
  const kind = kinds.find(({ is }) => is(bytes));
  return kind ? { type: kind.type, isWhole: kind.isWhole(bytes) } : null;
}
