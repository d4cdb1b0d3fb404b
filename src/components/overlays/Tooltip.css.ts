import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer, motion, radius } from '../theme/tokens';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: layer.menu,
  maxWidth: 'min(280px, 100vw - 24px)',
  padding: '5px 10px',
  borderRadius: radius.chip,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontSize: '13px',
  fontWeight: 550,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  // In forced-colors mode, the browser gives the transparent outline a visible color.
  outline: '1px solid transparent',
  animation: `${appear} ${motion.quick}`,
});
