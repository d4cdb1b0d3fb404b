/** The stored form of a value with files, if the browser can't store files. */
export type Encoded = { $encoded: unknown };
export const isEncoded = (value: unknown): value is Encoded =>
  typeof value === 'object' && value !== null && '$encoded' in value;

/** The name of the error when the browser can't store files, for example in WebKit's private windows. */
export const refusal = 'UnknownError';
