/** Business constants (spec section 9). Times in milliseconds. */
export const feedLoadDelay = 800;
/** Comments shown before "Show all N comments". */
export const commentsShown = 2;
/** Fewest characters the provider takes for a password. */
export const passwordMinimum = 6;
/** How long typing rests before what is typed is written to the device. */
export const draftDelay = 400;
/** Simulated loading of a profile. */
export const profileLoadDelay = 500;
/** How long an answer to a request can be undone. */
export const undoDelay = 10_000;
/** The types of the images that are taken. */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const;
/** Most bytes of an image that is uploaded: 2 MB. */
export const imageMaximum = 2 * 1024 * 1024;
/** Most bytes of an exported file that is read: 50 MB. */
export const exportMaximum = 50 * 1024 * 1024;
/** How long "Copied!" is shown. */
export const copiedShown = 2000;
/** How long a setting is said to be saved. */
export const savedShown = 2000;
/** Interests shown on a public profile before "+N more". */
export const interestsShown = 3;
/** Top skills shown before "+N more". */
export const skillsShown = 6;
/** Characters of a message shown in the preview of its conversation. */
export const previewLength = 30;
/** Messages read at once: the latest when a conversation is opened, then as many before them as one scrolls up to. */
export const messagesPage = 200;
/** Posts read at first of a feed that is begun at its top; then all others. */
export const postsPage = 60;
/** Most interests a person may choose when completing their profile. */
export const interestsMaximum = 5;
/** How long Enter in the top bar's search waits to know where the best hit is. */
export const searchPatience = 3000;
/** The first and the last year that a year may be. */
export const yearMinimum = 1900;
export const yearMaximum = 2200;
