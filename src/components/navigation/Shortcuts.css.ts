import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '15px', lineHeight: 1.4 });

export const group = style({
  padding: `${space[20]} 0 ${space[4]}`,
  fontSize: '15px',
  fontWeight: 650,
  textAlign: 'start',
  selectors: { 'thead + tbody &': { paddingTop: 0 } },
});

export const action = style({
  padding: `${space[8]} ${space[16]} ${space[8]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const keys = style({
  padding: `${space[8]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'end',
});

export const choices = style({ display: 'inline-flex', gap: space[4] });

export const note = style({ marginTop: space[16] });
