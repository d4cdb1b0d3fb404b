import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const list = style({ display: 'grid', gap: space[16] });
export const item = style({ display: 'flex', gap: space[12], minWidth: 0 });
export const badge = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '36px',
  height: '36px',
  borderRadius: radius.chip,
  background: vars.color.sky,
  color: vars.color.link,
});

export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 600, lineHeight: 1.4 });
/** A title without other text. Its first line aligns with the icon. */
export const alone = style({ paddingTop: '6px', lineHeight: 1.5 });
/** Balances the lines. Otherwise, the second line might contain only the years. */
export const byline = style({
  fontSize: '14px',
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  textWrap: 'balance',
});
export const text = style({ marginTop: space[4] });
