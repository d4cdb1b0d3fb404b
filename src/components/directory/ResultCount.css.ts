import { style } from '@vanilla-extract/css';

/** As high without its text as with it. */
export const box = style({ minHeight: '21px' });
