/** Returns a random id. Doesn't use `crypto.randomUUID`, which is missing on pages without https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
