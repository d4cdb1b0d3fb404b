import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const member = style({ display: 'flex', gap: space[12], minWidth: 0 });
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: 600, lineHeight: 1.4 });
export const title = style({ fontSize: '14px', lineHeight: 1.45, color: vars.color.inkMuted });
export const exp = style({ marginBlock: space[4], fontSize: '15px', lineHeight: 1.45 });
