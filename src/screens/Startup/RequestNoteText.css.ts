import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { space } from '@/components/theme/tokens';

export const answer = style({ display: 'grid', gap: space[8], overflowWrap: 'anywhere' });

export const verdict = style({ color: vars.color.ink, fontWeight: 600 });

export const note = style({
  margin: 0,
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.ink,
});
