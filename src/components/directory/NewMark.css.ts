import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

/** Hangs from the upper edge of the card, above its content. */
export const mark = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  insetInlineStart: '20px',
  padding: '0 9px 1px',
  borderRadius: `0 0 ${radius.chip} ${radius.chip}`,
  background: vars.color.signalSoft,
  color: vars.color.signalInk,
  fontSize: '12.5px',
  fontWeight: 650,
  lineHeight: '17px',
});
