import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const list = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: '60px',
  padding: `${space[8]} ${space[16]}`,
  textAlign: 'start',
  outlineOffset: '-2px',
  ':hover': { background: vars.color.sunken },
  selectors: { 'li + li &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const text = style({ minWidth: 0, flex: 1 });
