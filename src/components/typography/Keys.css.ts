import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const keys = style({
  display: 'inline-flex',
  flexShrink: 0,
  gap: space[4],
  fontFamily: 'inherit',
  verticalAlign: 'middle',
});

/** Hides keys on devices without a mouse, which rarely have a keyboard. */
export const hint = style({ '@media': { [`(hover: none), ${media.phone}`]: { display: 'none' } } });

export const key = style({
  display: 'inline-block',
  minWidth: '24px',
  padding: '0 6px',
  borderRadius: '6px',
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontFamily: 'inherit',
  fontSize: '13px',
  fontWeight: 550,
  lineHeight: '22px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
