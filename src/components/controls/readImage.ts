import { imageMaximum } from '@/data/schema/shapes/files';
import { imageKindOf } from './imageKind';

export type ImageProblem = 'notImage' | 'tooLarge' | 'unreadable';

/** Longest side of a rasterized SVG, px. */
const rasterSide = 512;

/** Decodes an image without running its scripts or loading its references. @throws if it can't be decoded */
async function decode(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Converts an SVG to PNG: opened in a tab, an SVG could run scripts on our origin. */
async function rasterize(image: HTMLImageElement): Promise<Blob | null> {
  const scale = rasterSide / Math.max(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * Returns a copy of the image in a file, or the problem with the file. A copy, because the file can change or
 * disappear while the page is open. The copy's MIME type matches its content. Converts an SVG to PNG.
 */
export async function readImage(file: Blob): Promise<Blob | ImageProblem> {
  if (file.size > imageMaximum) return 'tooLarge';
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'unreadable';
  const kind = imageKindOf(new Uint8Array(bytes));
  if (!kind) return 'notImage';
  if (!kind.isWhole) return 'unreadable';
  const image = new Blob([bytes], { type: kind.type });
  try {
    const decoded = await decode(image);
    return kind.type === 'image/svg+xml' ? ((await rasterize(decoded)) ?? 'unreadable') : image;
  } catch {
    return 'unreadable';
  }
}
