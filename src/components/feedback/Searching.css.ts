import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Appears after 150 ms, so that it doesn't flash for a fast search. */
export const late = style({ animation: `${appear} 1ms 150ms both` });
