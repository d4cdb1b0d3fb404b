import { exportedBlobSchema } from '../../schema/exportFile';
import { deckMaximum, deckType, imageMaximum } from '../../schema/files';

/** Images that can do nothing but be seen: a document of another type, opened by itself, could run its scripts as ours. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** The largest size of each accepted file type, in bytes. No other type is accepted: these can't run scripts. */
const maximumOf = (type: string): number => {
  if (type === deckType) return deckMaximum;
  return imageTypes.includes(type) ? imageMaximum : Number.NEGATIVE_INFINITY;
};
/** The length of the largest file of a type in base 64, in characters. */
const longest = (type: string) => Math.ceil(maximumOf(type) / 3) * 4;

/** Bytes turned into letters at once: each is an argument of its own. */
const atOnce = 0x8000;

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let letters = '';
  for (let start = 0; start < bytes.length; start += atOnce) {
    letters += String.fromCharCode(...bytes.subarray(start, start + atOnce));
  }
  return btoa(letters);
}

/** @throws for anything but an image or a deck that the app itself accepts */
function imageOf({ $blob: type, base64 }: { $blob: string; base64: string }): Blob {
  if (base64.length > longest(type)) throw new Error(`Not an image: ${type}`);
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}

const isImage = (blob: Blob) => blob.size <= maximumOf(blob.type);

/** A value with every image in it changed; what else there is stays. */
function withImages(value: unknown, change: (value: object) => object | null): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const changed = change(value);
  if (changed) return changed;
  if (Array.isArray(value)) return value.map((item) => withImages(item, change));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withImages(item, change)]));
}

/** A value as JSON can say it. @throws for an image that would not be taken back */
export async function exported(value: unknown): Promise<unknown> {
  const reading: Promise<void>[] = [];
  const plain = withImages(value, (item) => {
    if (!(item instanceof Blob)) return null;
    if (!isImage(item)) throw new Error(`Not an image: ${item.type}`);
    const said = { $blob: item.type, base64: '' };
    reading.push(
      base64Of(item).then((base64) => {
        said.base64 = base64;
      }),
    );
    return said;
  });
  await Promise.all(reading);
  return plain;
}

/** The value that JSON says. @throws for an image that could not have been chosen in the app */
export const imported = (plain: unknown): unknown =>
  withImages(plain, (item) => {
    const said = '$blob' in item ? exportedBlobSchema.safeParse(item) : null;
    return said?.success ? imageOf(said.data) : null;
  });
