import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** What is written within 150 ms is written at once: nothing flashes up. */
export const pending = style({ animation: `${appear} 1ms 150ms both` });

export const failed = style({ color: vars.color.danger, fontWeight: 600 });
