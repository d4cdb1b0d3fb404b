import { style } from '@vanilla-extract/css';

export const lines = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
