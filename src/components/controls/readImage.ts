import { imageMaximum } from '@/data/schema/files';
import { imageKindOf } from './imageKind';

export type ImageProblem = 'notImage' | 'tooLarge' | 'unreadable';

/** Longest side of a drawing turned into pixels, px. */
const rasterSide = 512;

/** The image decoded. In a document of its own: no script in it runs, nothing it names is fetched. @throws when it can't be */
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

/** A drawing as pixels: opened in a tab of its own, an SVG could run its scripts as ours. @throws when it can't be drawn */
async function rasterize(image: HTMLImageElement): Promise<Blob | null> {
  const scale = rasterSide / Math.max(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * The image in a file, as a copy that has the type of its content, whatever its name says (a file can change or go while
 * the page is open), or what is wrong with it. A drawing (SVG) comes back as the PNG it looks like.
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
