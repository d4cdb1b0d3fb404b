import type { imageTypes } from '@/data/schema/shapes/files';

// Detects the image type from the bytes of a file: its name and MIME type can be wrong.

const hasTextAt = (bytes: Uint8Array, offset: number, text: string) =>
  [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));
const numberAt = (bytes: Uint8Array, offset: number, length: number) =>
  bytes.slice(offset, offset + length).reduce((number, byte) => number * 256 + byte, 0);

/** Whether the file contains all chunks (length, name, data, checksum) up to the last one, IEND. */
function isWholePng(bytes: Uint8Array): boolean {
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    if (hasTextAt(bytes, offset + 4, 'IEND')) return true;
    offset += 12 + numberAt(bytes, offset, 4);
  }
  return false;
}

/** Whether the image has an end marker. Skips the first segments: their thumbnail has an end marker too. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let offset = 2;
  while (bytes[offset] === 0xff && bytes[offset + 1] !== 0xda) offset += 2 + numberAt(bytes, offset + 2, 2);
  for (let end = bytes.length - 2; end > offset; end -= 1)
    if (bytes[end] === 0xff && bytes[end + 1] === 0xd9) return true;
  return false;
}

/** Whether the last box (length, name, data) ends at the end of the file. */
function isWholeAvif(bytes: Uint8Array): boolean {
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const length = numberAt(bytes, offset, 4);
    // A box of length 0 extends to the end. Length 1 means a 64-bit length, for files too large for the app.
    if (length < 8) return length === 0;
    offset += length;
  }
  return offset === bytes.length;
}

const isWholeGif = (bytes: Uint8Array) => bytes.findLast((byte) => byte !== 0) === 0x3b;
const isWholeWebp = (bytes: Uint8Array) => bytes.length >= 8 + numberAt(bytes.slice(4, 8).reverse(), 0, 4);

/** Whether the file is an `svg` element, preceded only by a declaration, comments and a doctype. */
function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  // Matches one part at a time: one pattern for all parts would backtrack over every way to split the text.
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
    // Not checked: browsers don't decode a truncated SVG.
    isWhole: () => true,
  },
];

/** Returns the image type of the bytes, and whether the file is whole; `null` if no type matches. */
export function imageKindOf(bytes: Uint8Array): { type: string; isWhole: boolean } | null {
  const kind = kinds.find(({ is }) => is(bytes));
  return kind ? { type: kind.type, isWhole: kind.isWhole(bytes) } : null;
}
