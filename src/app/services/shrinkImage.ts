/** The largest sides of an image in the database, in pixels. The other ones are for images with very many details. */
const largestSide = 512;
const sides = [largestSide, 384, 256, 128];
/** The largest size of an image in the database, in bytes. */
const largestSize = 60 * 1024;
/** The qualities to try, best first. */
const qualities = [0.85, 0.7, 0.5, 0.3];

function drawn(bitmap: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  );
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns the canvas as WebP. Browsers that can't write WebP write PNG instead: then, returns it as JPEG. */
async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/**
 * Makes an image small enough for the database: WebP, or else JPEG, of at most 512 pixels a side and 60 KB. Returns an image that
 * is small enough as it is.
 * @throws if the image can't be decoded, or no quality is small enough
 */
export async function shrinkImage(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= largestSide && image.size <= largestSize;
    if (isSmall && image.type === 'image/webp') return image;
    for (const side of sides) {
      const canvas = drawn(bitmap, side);
      for (const quality of qualities) {
        const small = await encoded(canvas, quality);
        if (small.size <= largestSize) return small;
      }
    }
  } finally {
    bitmap.close();
  }
  throw new Error('The image is too large.');
}
