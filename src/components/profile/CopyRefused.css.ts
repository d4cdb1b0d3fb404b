import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, layer, media, motion, radius, space } from '../theme/tokens';

const slide = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Has the position of a toast: at the bottom right, or on a phone above the tab bar (65px). */
export const box = style({
  position: 'fixed',
  zIndex: layer.toast,
  right: space[24],
  bottom: space[24],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  width: '420px',
  maxWidth: `calc(100% - ${space[48]})`,
  padding: `${space[8]} ${space[16]} ${space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  boxShadow: `${elevation.menu} ${vars.color.shadow}`,
  animation: `${slide} ${motion.calm}`,
  '@media': {
    [media.phone]: {
      insetInline: space[16],
      bottom: `calc(65px + ${space[12]} + env(safe-area-inset-bottom))`,
      width: 'auto',
      maxWidth: 'none',
    },
  },
});

export const text = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: '15px',
  fontWeight: 550,
  lineHeight: 1.45,
});
export const content = style({ flex: 1, minWidth: 0 });
export const sign = style({ flexShrink: 0, color: vars.color.danger });
