import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

/** Contains the button of the menu and the dialog, without a box. */
export const frame = style({ display: 'contents' });

export const option = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'space-between',
  gap: space[24],
});

export const day = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });
