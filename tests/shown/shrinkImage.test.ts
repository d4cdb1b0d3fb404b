import { expect, test } from 'vitest';
import { shrinkImage } from '@/app/services/shrinkImage';

/** Returns an image of squares. The smaller they are, the worse it compresses. `square`: their side in pixels. */
async function imageOf(width: number, height: number, square: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  for (let x = 0; x < width; x += square)
    for (let y = 0; y < height; y += square) {
      context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 80% ${20 + ((x * y) % 60)}%)`;
      context.fillRect(x, y, square, square);
    }
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Returns a WebP without details, which compresses well. */
function webpOf(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d');
  return canvas.convertToBlob({ type: 'image/webp' });
}

async function measured(image: Blob) {
  const { width, height } = await createImageBitmap(image);
  return { type: image.type, width, height, isSmall: image.size <= 60 * 1024 };
}

test('shrinkImage makes a large PNG a WebP of at most 512 pixels a side and 60 KB, with the same proportions', async () => {
  expect(await measured((await shrinkImage(await imageOf(2000, 1500, 50))).image)).toEqual({
    type: 'image/webp',
    width: 512,
    height: 384,
    isSmall: true,
  });
});

test('shrinkImage makes an image with very many details smaller, until it has at most 60 KB', async () => {
  const small = await measured((await shrinkImage(await imageOf(2000, 1500, 4))).image);
  expect([small.type, small.isSmall]).toEqual(['image/webp', true]);
  expect(small.width).toBeLessThan(512);
});

test('shrinkImage doesn’t enlarge a small image, and returns a small WebP as it is', async () => {
  const { image } = await shrinkImage(await imageOf(40, 80, 10));
  expect(await measured(image)).toEqual({ type: 'image/webp', width: 40, height: 80, isSmall: true });
  expect(await shrinkImage(image)).toEqual({ image, small: null });
});

test('shrinkImage returns a copy for lists of at most 96 pixels a side', async () => {
  const { small } = await shrinkImage(await imageOf(2000, 1500, 50));
  expect(small && (await measured(small))).toMatchObject({ type: 'image/webp', width: 96, height: 72 });
  expect(small?.size).toBeLessThan(6000);
});

test('shrinkImage reduces a WebP with larger sides, even if it has at most 60 KB', async () => {
  const large = await webpOf(2000, 1000);
  expect(await measured(large)).toEqual({ type: 'image/webp', width: 2000, height: 1000, isSmall: true });
  const small = await measured((await shrinkImage(large)).image);
  expect(small).toEqual({ type: 'image/webp', width: 512, height: 256, isSmall: true });
});

test('shrinkImage rejects a file that isn’t an image', async () => {
  await expect(shrinkImage(new Blob(['text'], { type: 'image/png' }))).rejects.toThrow();
});
