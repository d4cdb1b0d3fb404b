import { reporting } from '../../log/report';
import { base64Of } from '../file/exportBlob';

// Values as the database stores them: JSON text, in which a file is a reference to an image.

/** An image in a packed value: the hash of its content. */
type ImageRef = { $image: string };

/** An image as the database stores it: `data:` and base64. */
export type StoredImage = string;

/**
 * Returns a value as JSON text. Escapes what isn't in the Basic Multilingual Plane, such as emoji: the SDK splits
 * long messages, and would damage a character at the border.
 */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(
    /[\ud800-\udfff]/g,
    (half) => `\\u${half.charCodeAt(0).toString(16)}`,
  );

/**
 * Makes an image small enough for the database: WebP, at most 60 KB. Also returns a copy for lists, or null for an
 * image that is as small. @throws if it can't be decoded
 */
export type Shrink = (image: Blob) => Promise<{ image: Blob; small: Blob | null }>;

/**
 * Names the copy for lists of an image. It isn't named by its content, because browsers encode the same image
 * differently.
 */
export const smallOf = (hash: string) => `${hash}-small`;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** Copies a value with `change` applied to each blob and each reference to an image. */
function mapped(value: unknown, change: (item: Blob | ImageRef) => unknown): unknown {
  if (value instanceof Blob) return change(value);
  if (!isPlain(value)) return value;
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if ('$image' in value) return change(value as ImageRef);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapped(item, change)]));
}

/** Returns all files or image references in a value. */
function found<Item>(
  value: unknown,
  isItem: (item: Blob | ImageRef) => item is Item & (Blob | ImageRef),
): Item[] {
  const items: Item[] = [];
  mapped(value, (item) => {
    if (isItem(item)) items.push(item);
  });
  return items;
}

const isBlob = (item: Blob | ImageRef): item is Blob => item instanceof Blob;
const isRef = (item: Blob | ImageRef): item is ImageRef => !(item instanceof Blob);

async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const stored = async (image: Blob): Promise<StoredImage> =>
  `data:${image.type};base64,${await base64Of(image)}`;

const refTo = (packed: { hash: string } | null | undefined) => (packed ? { $image: packed.hash } : null);

/** Packs and unpacks values. Remembers the hashes of images, so that each is shrunk once. */
export function packing(shrink: Shrink) {
  /** The packed images, by the hash of the original; null for a file that can't be decoded. */
  const shrunk = new Map<string, Promise<{ hash: string; images: Record<string, StoredImage> } | null>>();

  async function shrinkOnce(blob: Blob) {
    const original = await hashOf(blob);
    const known =
      shrunk.get(original) ??
      shrink(blob).then(
        async ({ image, small }) => {
          const hash = image === blob ? original : await hashOf(image);
          return {
            hash,
            images: { [hash]: await stored(image), ...(small && { [smallOf(hash)]: await stored(small) }) },
          };
        },
        (error) => {
          reporting('an image for the database')(error);
          return null;
        },
      );
    shrunk.set(original, known);
    return known;
  }

  return {
    /**
     * Returns a value as JSON data, and the images in it by hash, with their copies for lists. A file that isn't an image, or can't be
     * decoded, stays on the device: its place is `null`.
     */
    async pack(value: unknown): Promise<{ plain: unknown; images: Readonly<Record<string, StoredImage>> }> {
      const blobs = found(value, isBlob).filter(({ type }) => type.startsWith('image/'));
      const packed = new Map(
        await Promise.all(blobs.map(async (blob) => [blob, await shrinkOnce(blob)] as const)),
      );
      const plain = mapped(value, (item) => (isBlob(item) ? refTo(packed.get(item)) : item));
      return {
        // Drops what JSON can't hold.
        plain: plain === undefined ? undefined : (JSON.parse(JSON.stringify(plain)) as unknown),
        images: Object.assign({}, ...[...packed.values()].map((each) => each?.images)),
      };
    },
  };
}

/** Returns the hashes of the images in a packed value. */
export const imagesIn = (plain: unknown): string[] => [
  ...new Set(found(plain, isRef).map(({ $image }) => $image)),
];

/**
 * Returns a value of the database with its images.
 * @param load returns the image with a hash, or null if there is none
 */
export async function unpacked(
  plain: unknown,
  load: (hash: string) => Promise<StoredImage | null>,
): Promise<unknown> {
  const hashes = imagesIn(plain);
  if (hashes.length === 0) return plain;
  const images = new Map(
    await Promise.all(hashes.map(async (hash) => [hash, imageOf(await load(hash))] as const)),
  );
  return mapped(plain, (item) => (isRef(item) ? (images.get(item.$image) ?? null) : item));
}

/**
 * Returns a received value with the files of the device's own value that the server never had: those whose place is
 * `null` in both versions of the server.
 * @param base the version of the server before, as JSON data
 */
export function withOwnFiles(received: unknown, base: unknown, own: unknown): unknown {
  if (received === null && base === null && own instanceof Blob) return own;
  if (![received, base, own].every((each) => isPlain(each) && !Array.isArray(each))) return received;
  const [before, mine] = [base, own] as Readonly<Record<string, unknown>>[];
  return Object.fromEntries(
    Object.entries(received as object).map(([name, item]) => [
      name,
      withOwnFiles(item, before?.[name], mine?.[name]),
    ]),
  );
}

/** Returns a stored image as a file; null for anything else. */
function imageOf(image: StoredImage | null): Blob | null {
  const [, type, base64] =
    /^data:(image\/(?:webp|png|jpeg));base64,([A-Za-z0-9+/=]*)$/.exec(image ?? '') ?? [];
  if (type === undefined || base64 === undefined) return null;
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}
