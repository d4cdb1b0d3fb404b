import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const article = style({
  display: 'grid',
  gap: space[16],
  scrollMarginTop: space[24],
  textWrap: 'pretty',
  selectors: { '& + &': { paddingTop: space[48], borderTop: `1px solid ${vars.color.line}` } },
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[16]}`,
  color: vars.color.inkMuted,
  fontSize: '14px',
});
