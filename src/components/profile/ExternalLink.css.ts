import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space[12], fontSize: '15px' });

/** As tall as the first line of the text. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: '1.5em',
  color: vars.color.inkMuted,
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
