import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const list = style({ display: 'grid', gap: space[12] });
export const row = style({ display: 'flex', alignItems: 'center', gap: '10px' });
export const facts = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
// `flow-root` contains a skeleton's margins, so that lines with text and with a skeleton have equal heights.
const line = { display: 'flow-root', lineHeight: 1.5 };
export const name = style({ ...line, fontSize: '15.5px', fontWeight: 600 });
export const nameLink = style({
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const role = style({ ...line, fontSize: '14px', color: vars.color.inkMuted });
