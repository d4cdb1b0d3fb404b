import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space[12], fontSize: '15px' });

/** Has the height of the first line of text, which centers the icon on that line. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: '1.5em',
  color: vars.color.inkMuted,
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
