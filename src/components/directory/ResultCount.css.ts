import { style } from '@vanilla-extract/css';

/** Reserves the height of the text, so that the results don't move when the count appears. */
export const box = style({ minHeight: '21px' });
