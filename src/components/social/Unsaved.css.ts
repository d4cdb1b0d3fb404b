import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Shows the text after 150 ms, so that it doesn't flash during a fast write. */
export const pending = style({ animation: `${appear} 1ms 150ms both` });

export const failed = style({ color: vars.color.danger, fontWeight: 600 });
