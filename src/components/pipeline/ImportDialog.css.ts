import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** Scrolls for itself, so that the choice of the board and the buttons stay in view. */
export const people = style({
  maxHeight: 'min(264px, 34dvh)',
  paddingInline: space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.field,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '2px',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  minHeight: '60px',
  paddingBlock: space[8],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
