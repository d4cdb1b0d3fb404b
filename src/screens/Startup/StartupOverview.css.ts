import { style } from '@vanilla-extract/css';

/** What the founder wrote, with its lines. */
export const words = style({ whiteSpace: 'pre-line' });
