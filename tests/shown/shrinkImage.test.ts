import { expect, test } from 'vitest';
import { shrinkImage } from '@/app/services/shrinkImage';

/** Returns an image with many details, which compresses badly. */
async function drawn(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  for (let x = 0; x < width; x += 10)
    for (let y = 0; y < height; y += 10) {
      context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 80% ${20 + ((x * y) % 60)}%)`;
      context.fillRect(x, y, 10, 10);
    }
  return canvas.convertToBlob({ type });
}

async function measured(image: Blob) {
  const { width, height } = await createImageBitmap(image);
  return { type: image.type, width, height, isSmall: image.size <= 60 * 1024 };
}

test('shrinkImage makes a large PNG a WebP of at most 512 pixels a side and 60 KB, with the same proportions', async () => {
  const large = await drawn(2000, 1500, 'image/png');
  expect(large.size).toBeGreaterThan(60 * 1024);
  expect(await measured(await shrinkImage(large))).toEqual({
    type: 'image/webp',
    width: 512,
    height: 384,
    isSmall: true,
  });
});

test('shrinkImage doesn’t enlarge a small image, and returns a small WebP as it is', async () => {
  const small = await shrinkImage(await drawn(40, 80, 'image/png'));
  expect(await measured(small)).toEqual({ type: 'image/webp', width: 40, height: 80, isSmall: true });
  expect(await shrinkImage(small)).toBe(small);
});

test('shrinkImage rejects a file that isn’t an image', async () => {
  await expect(shrinkImage(new Blob(['text'], { type: 'image/png' }))).rejects.toThrow();
});
