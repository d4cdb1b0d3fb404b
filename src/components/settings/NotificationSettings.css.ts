import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const row = style({
  padding: `${space[12]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 }, '&:last-child': { paddingBottom: 0 } },
});
