import { authError } from './authError';

/** The PBKDF2-SHA-256 hash of a password, with its parameters. */
export type StoredPassword = {
  iterations: number;
  salt: Uint8Array<ArrayBuffer>;
  hash: Uint8Array<ArrayBuffer>;
};

const saltBytes = 16;
const hashBits = 256;

export const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

async function derive(
  password: string,
  { iterations, salt }: Pick<StoredPassword, 'iterations' | 'salt'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) {
    throw authError('auth/operation-not-supported-in-this-environment', {
      detail: 'Passwords can only be kept on a secure page: use https or localhost.',
    });
  }
  const key = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, hashBits);
  return new Uint8Array(bits);
}

/** Compares two hashes in constant time, so that the time doesn't reveal where they differ. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return difference === 0;
}

/** Hashes a password. @throws `auth/operation-not-supported-in-this-environment` on an insecure page */
export async function hashed(password: string, iterations: number): Promise<StoredPassword> {
  const salt = randomBytes(saltBytes);
  return { iterations, salt, hash: await derive(password, { iterations, salt }) };
}

/**
 * Returns whether the password matches the stored hash. Takes the same time if there is no stored hash.
 * @throws as {@link hashed}
 */
export async function isPassword(password: string, stored: StoredPassword | undefined, iterations: number) {
  const hash = await derive(password, stored ?? { iterations, salt: randomBytes(saltBytes) });
  return stored !== undefined && sameBytes(hash, stored.hash);
}
