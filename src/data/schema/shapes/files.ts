/** The types of images that a field accepts. */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const;
/** The maximum size of an uploaded image: 2 MB, in bytes. */
export const imageMaximum = 2 * 1024 * 1024;
/** The type of a pitch deck. */
export const deckType = 'application/pdf';
/** The maximum size of a pitch deck: 10 MB, in bytes. */
export const deckMaximum = 10 * 1024 * 1024;
/** The maximum size of an imported file: 200 MB, in bytes. Enough for a dozen of the largest decks. */
export const exportMaximum = 200 * 1024 * 1024;
