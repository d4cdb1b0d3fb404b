/** The largest side of an image in the database, in pixels. */
const largestSide = 512;
/** The largest size of an image in the database, in bytes. */
const largestSize = 60 * 1024;
/** The qualities to try, best first. */
const qualities = [0.85, 0.7, 0.5, 0.3];

/**
 * Makes an image small enough for the database: WebP, or else JPEG, of at most 512 pixels a side and 60 KB. Returns an image that
 * is small enough as it is.
 * @throws if the image can't be decoded, or no quality is small enough
 */
export async function shrinkImage(image: Blob): Promise<Blob> {
  if (image.type === 'image/webp' && image.size <= largestSize) return image;
  const bitmap = await createImageBitmap(image);
  const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers that can't write WebP write PNG instead.
  for (const type of ['image/webp', 'image/jpeg'])
    for (const quality of qualities) {
      const small = await canvas.convertToBlob({ type, quality });
      if (small.type === type && small.size <= largestSize) return small;
    }
  throw new Error('The image is too large.');
}
