import { style } from '@vanilla-extract/css';

export const piece = style({ display: 'block' });
