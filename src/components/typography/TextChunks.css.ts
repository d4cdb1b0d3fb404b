import { style } from '@vanilla-extract/css';

export const chunk = style({ display: 'block' });
