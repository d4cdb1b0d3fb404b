import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const footer = style({
  display: 'grid',
  gap: space[4],
  paddingInline: '18px',
  fontSize: '14px',
  color: vars.color.inkMuted,
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });

export const link = style({
  display: 'inline-block',
  paddingBlock: space[4],
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});
