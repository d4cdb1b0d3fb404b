import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  flexShrink: 0,
  background: vars.color.line,
  opacity: 0.75,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});

export const shapes = styleVariants({
  line: { height: '0.8em', marginBlock: '0.35em', borderRadius: '4px' },
  block: { height: '120px', borderRadius: radius.field },
  circle: { width: '44px', height: '44px', borderRadius: radius.full },
});
