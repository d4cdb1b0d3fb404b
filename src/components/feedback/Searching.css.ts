import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Shows the text after 150 ms, so that the text doesn't flash during a fast search. */
export const late = style({ animation: `${appear} 1ms 150ms both` });
