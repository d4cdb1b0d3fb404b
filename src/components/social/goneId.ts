/** The id of what stands in the place of a post that an address points to and that isn't there. */
export const goneId = 'post-gone';
