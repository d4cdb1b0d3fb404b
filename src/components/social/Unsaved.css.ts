import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** A write within 150 ms shows no note, which would only flash. */
export const pending = style({ animation: `${appear} 1ms 150ms both` });

export const failed = style({ color: vars.color.danger, fontWeight: 600 });
