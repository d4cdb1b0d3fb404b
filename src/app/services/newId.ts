/**
 * Returns a new id: the time, so that ids sort by it, and random digits. Doesn't use `crypto.randomUUID`, which
 * is missing on pages without https.
 */
export const newId = (): string =>
  Date.now().toString(36).padStart(9, '0') +
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
