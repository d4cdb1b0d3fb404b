/** The types of images that a field accepts. */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const;
/** Most bytes of an uploaded image: 2 MB. */
export const imageMaximum = 2 * 1024 * 1024;
/** The type of a pitch deck. */
export const deckType = 'application/pdf';
/** Most bytes of a pitch deck: 10 MB. */
export const deckMaximum = 10 * 1024 * 1024;
/** Most bytes of an exported file that is read: 200 MB, a dozen of the largest decks. */
export const exportMaximum = 200 * 1024 * 1024;
