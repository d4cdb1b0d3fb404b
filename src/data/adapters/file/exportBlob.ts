import { exportedBlobSchema } from '../../schema/shapes/exportSchema';
import { deckMaximum, deckType, imageMaximum } from '../../schema/shapes/files';

/** Image types that can't run scripts on the app's origin, even if the browser opens them as a document. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** Returns the maximum size of a file, in bytes; `-Infinity` for types that aren't allowed. */
const maximumOf = (type: string): number => {
  if (type === deckType) return deckMaximum;
  return imageTypes.includes(type) ? imageMaximum : Number.NEGATIVE_INFINITY;
};
/** Returns the maximum length of a file in base64, in characters. */
const longest = (type: string) => Math.ceil(maximumOf(type) / 3) * 4;

/** How many bytes are converted per call of `fromCharCode`, where each byte is a separate argument. */
const atOnce = 0x8000;

export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let letters = '';
  for (let start = 0; start < bytes.length; start += atOnce) {
    letters += String.fromCharCode(...bytes.subarray(start, start + atOnce));
  }
  return btoa(letters);
}

/** Decodes an exported image or pitch deck. @throws for a file that is too large or has another type */
function imageOf({ $blob: type, base64 }: { $blob: string; base64: string }): Blob {
  if (base64.length > longest(type)) throw new Error(`Not an image: ${type}`);
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}

const isImage = (blob: Blob) => blob.size <= maximumOf(blob.type);

/** Copies a value. Replaces each object for which `change` returns an object. */
function withImages(value: unknown, change: (value: object) => object | null): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const changed = change(value);
  if (changed) return changed;
  if (Array.isArray(value)) return value.map((item) => withImages(item, change));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withImages(item, change)]));
}

/** Converts a value to JSON data, with files in base64. @throws for a file that an import would reject */
export async function exported(value: unknown): Promise<unknown> {
  const reading: Promise<void>[] = [];
  const plain = withImages(value, (item) => {
    if (!(item instanceof Blob)) return null;
    if (!isImage(item)) throw new Error(`Not an image: ${item.type}`);
    const blob = { $blob: item.type, base64: '' };
    reading.push(
      base64Of(item).then((base64) => {
        blob.base64 = base64;
      }),
    );
    return blob;
  });
  await Promise.all(reading);
  return plain;
}

/** Reverses {@link exported}. @throws for a file that the app doesn't accept */
export const imported = (plain: unknown): unknown =>
  withImages(plain, (item) => {
    const blob = '$blob' in item ? exportedBlobSchema.safeParse(item) : null;
    return blob?.success ? imageOf(blob.data) : null;
  });
