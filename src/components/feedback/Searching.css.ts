import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** What is found within 150 ms is found at once: nothing flashes up. */
export const late = style({ animation: `${appear} 1ms 150ms both` });
