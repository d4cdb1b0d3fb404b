/** The stored form of a value with files, if the browser can't store files. */
export type Encoded = { $encoded: unknown };
export const isEncoded = (value: unknown): value is Encoded =>
  typeof value === 'object' && value !== null && '$encoded' in value;

/** The name of the error if the browser can't store files, as in private windows of WebKit. */
export const refusal = 'UnknownError';
