import type { Marks } from './marks';

/** No marks, or none known yet. */
export const noMarks: Marks = { star: {}, follow: {}, interest: {}, like: {}, save: {} };
