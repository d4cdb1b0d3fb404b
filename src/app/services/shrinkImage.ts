/** The largest sides of an image in the database, in pixels. The smaller ones are for images with very many details. */
const largestSide = 512;
const sides = [largestSide, 384, 256, 128];
/** The largest side of a copy for lists, in pixels: an avatar on a screen with two pixels per point. */
const listSide = 96;
const listQuality = 0.7;
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

/** Returns an image within the limits. @throws if no quality is small enough */
async function withinLimits(bitmap: ImageBitmap): Promise<Blob> {
  for (const side of sides) {
    const canvas = drawn(bitmap, side);
    for (const quality of qualities) {
      const image = await encoded(canvas, quality);
      if (image.size <= largestSize) return image;
    }
  }
  throw new Error('The image is too large.');
}

/**
 * Makes an image small enough for the database: WebP, or else JPEG, of at most 512 pixels a side and 60 KB. Returns an image that
 * is small enough as it is. `small`: a copy for lists, or null for an image that is as small.
 * @throws if the image can't be decoded, or no quality is small enough
 */
export async function shrinkImage(image: Blob): Promise<{ image: Blob; small: Blob | null }> {
  const bitmap = await createImageBitmap(image);
  try {
    const side = Math.max(bitmap.width, bitmap.height);
    const isWithin = image.type === 'image/webp' && image.size <= largestSize && side <= largestSide;
    return {
      image: isWithin ? image : await withinLimits(bitmap),
      small: side <= listSide ? null : await encoded(drawn(bitmap, listSide), listQuality),
    };
  } finally {
    bitmap.close();
  }
}
