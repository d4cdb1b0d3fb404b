import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

export const sentences = style({ display: 'grid', gap: space[8], marginTop: space[8] });

export const sentence = style({
  width: '100%',
  minHeight: '44px',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.field,
  background: vars.color.surface,
  fontSize: '15px',
  lineHeight: 1.45,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineField },
    '&[aria-pressed="true"]': { borderColor: vars.color.link },
  },
  '@media': {
    // Shows the pressed state with an outline, because forced colors give all borders the same color.
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
