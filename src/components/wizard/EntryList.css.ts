import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const entry = style({
  minWidth: 0,
  border: 0,
  paddingBlock: `${space[8]} ${space[20]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '40px',
  marginBottom: space[8],
  // Aligns the Remove icon, not its invisible round background, with the edge of the fields.
  marginRight: '-10px',
});

export const list = style({ minWidth: 0 });

/** The space between the heading and the Add button of an empty list. */
globalStyle(`${list} > :is(h3, h4) + button`, { marginTop: space[12] });
