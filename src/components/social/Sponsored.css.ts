import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const link = style({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  borderRadius: radius.field,
  overflowWrap: 'anywhere',
});

// `flow-root` contains a skeleton's margins, so that lines with text and with a skeleton have equal heights.
const line = { display: 'flow-root', lineHeight: 1.5 };

export const name = style({
  ...line,
  fontSize: '15.5px',
  fontWeight: 600,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const text = style({ ...line, fontSize: '14px', color: vars.color.inkMuted });

export const picture = style({ aspectRatio: '2 / 1' });
