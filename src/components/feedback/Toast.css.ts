import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, layer, media, motion, radius, space } from '../theme/tokens';

/** Bottom right; on phones bottom center, above the tab bar (64px). */
export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  right: space[24],
  bottom: space[24],
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  width: '400px',
  maxWidth: `calc(100% - ${space[48]})`,
  '@media': {
    [media.phone]: {
      insetInline: space[16],
      bottom: `calc(64px + ${space[12]} + env(safe-area-inset-bottom))`,
      width: 'auto',
      maxWidth: '440px',
      marginInline: 'auto',
    },
  },
});

const slide = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  boxShadow: `${elevation.menu} ${vars.color.shadow}`,
  animation: `${slide} ${motion.calm}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${motion.calm}` },
  },
});

export const icons = styleVariants({
  info: { color: vars.color.link },
  success: { color: vars.color.rise },
  danger: { color: vars.color.danger },
});
/** Aligned with the first line of the text. */
export const icon = style({ flexShrink: 0, marginTop: '10px' });

/** Wraps the action below a text that needs the whole line. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
  flex: 1,
  minWidth: 0,
});

export const text = style({
  maxWidth: '100%',
  padding: '9px 0',
  fontSize: '15px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const action = style({
  flexShrink: 0,
  minHeight: '40px',
  // Aligns the text of the action, not its background, with the text above.
  marginInline: '-8px',
  padding: '6px 8px',
  borderRadius: radius.chip,
  color: vars.color.link,
  fontSize: '15px',
  fontWeight: 600,
  ':hover': { textDecoration: 'underline' },
});
