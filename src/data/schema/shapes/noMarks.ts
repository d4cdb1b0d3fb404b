import type { Marks } from './marks';

/** The marks of a user who has no stars, follows, interests, likes or saves, or whose marks aren't loaded. */
export const noMarks: Marks = { star: {}, follow: {}, interest: {}, like: {}, save: {} };
