import { style } from '@vanilla-extract/css';

export const text = style({ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ display: 'block', fontWeight: 600 });
export const status = style({ flexShrink: 0, maxWidth: '100%' });
