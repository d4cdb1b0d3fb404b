import { style } from '@vanilla-extract/css';

/** Reserves the height of the text. */
export const box = style({ minHeight: '21px' });
