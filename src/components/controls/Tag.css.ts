import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

export const tag = style({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '3px 10px',
  borderRadius: radius.chip,
  fontSize: '13px',
  fontWeight: 600,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
});

export const tones = styleVariants({
  neutral: { background: vars.color.sunken, color: vars.color.ink },
  rise: { background: vars.color.riseSoft, color: vars.color.rise },
  sky: { background: vars.color.sky, color: vars.color.link },
  signal: { background: vars.color.signalSoft, color: vars.color.signalInk },
});
