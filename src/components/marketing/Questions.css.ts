import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { measure, motion, radius, space } from '../theme/tokens';

export const questions = style({ maxWidth: measure.reading });

export const question = style({ borderBottom: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[16],
  borderRadius: radius.chip,
  fontSize: '17px',
  fontWeight: 600,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const mark = style({
  flexShrink: 0,
  color: vars.color.inkMuted,
  transition: `transform ${motion.calm}`,
});
globalStyle(`details[open] > ${summary} > ${mark}`, { transform: 'rotate(180deg)' });

export const answer = style({ paddingBottom: space[20], maxWidth: '60ch' });
