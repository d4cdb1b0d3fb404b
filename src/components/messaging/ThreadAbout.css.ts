import { keyframes, style } from '@vanilla-extract/css';
import * as floatingStyles from '../overlays/floating.css';
import { vars } from '../theme/contract.css';
import { motion, space } from '../theme/tokens';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const place = style({ display: 'flex' });

export const panel = style([
  floatingStyles.floating,
  {
    position: 'fixed',
    inset: 'auto',
    width: '264px',
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: '60dvh',
    padding: space[20],
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    animation: `${appear} ${motion.quick}`,
    selectors: {
      '&:popover-open': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
    },
  },
]);

export const name = style({ marginTop: space[12], fontSize: '17px', fontWeight: 600, lineHeight: 1.35 });
export const role = style({ color: vars.color.inkMuted, fontSize: '14px', lineHeight: 1.45 });
export const online = style({
  marginTop: space[4],
  color: vars.color.rise,
  fontSize: '14px',
  fontWeight: 550,
  lineHeight: 1.45,
});
export const action = style({ width: '100%', marginTop: space[16] });
