import { style } from '@vanilla-extract/css';

export const notes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
