/** Business constants (spec section 9). Times in milliseconds. */
export const feedLoadDelay = 800;
/** Comments shown before "Show all N comments". */
export const commentsShown = 2;
/** Fewest characters the provider takes for a password. */
export const passwordMinimum = 6;
/** How long typing rests before what is typed is written to the device. */
export const draftDelay = 400;
