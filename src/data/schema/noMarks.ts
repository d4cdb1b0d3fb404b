import type { Marks } from './marks';

/** Nothing marked, or nothing known yet. */
export const noMarks: Marks = { star: {}, follow: {}, interest: {}, like: {}, save: {} };
