import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { radius, space } from '../theme/tokens';

export const cover = style({
  position: 'relative',
  height: '76px',
  overflow: 'hidden',
  // Fits inside the card's border.
  borderRadius: `calc(${radius.card} - 1px) calc(${radius.card} - 1px) 0 0`,
  background: vars.color.sky,
});

export const body = style({ position: 'relative', padding: '0 18px 16px', overflowWrap: 'anywhere' });

export const ring = style({
  width: 'fit-content',
  marginTop: '-34px',
  border: `3px solid ${vars.color.surface}`,
  borderRadius: radius.full,
  background: vars.color.surface,
});

// `flow-root` contains a skeleton's margins, so that lines with text and with a skeleton have equal heights.
const line = { display: 'flow-root', lineHeight: 1.5 };

export const name = style([line, { marginTop: space[8], fontWeight: 600 }]);
export const nameLink = style({
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const role = style([line, { fontSize: '14px', color: vars.color.inkMuted }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
  marginTop: '14px',
  paddingTop: space[12],
  borderTop: `1px solid ${vars.color.line}`,
});
export const term = style({ fontSize: '13.5px', color: vars.color.inkMuted });
export const value = style([
  line,
  {
    fontFamily: fonts.display,
    fontSize: '18px',
    fontWeight: 680,
    fontVariantNumeric: 'tabular-nums',
  },
]);
