import { keyframes, style } from '@vanilla-extract/css';
import { floating } from '../overlays/floating.css';
import { vars } from '../theme/contract.css';
import { layer, media, motion, radius, space } from '../theme/tokens';

const topBar = { desktop: '68px', phone: '60px' };
const tabBar = 'calc(65px + env(safe-area-inset-bottom, 0px))';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style([
  floating,
  {
    position: 'absolute',
    // Just below the bar.
    top: 'calc(100% + 16px)',
    insetInlineEnd: 0,
    zIndex: layer.menu,
    display: 'flex',
    flexDirection: 'column',
    width: '400px',
    maxHeight: `min(680px, calc(100dvh - ${topBar.desktop} - 16px))`,
    overflow: 'hidden',
    animation: `${appear} ${motion.quick}`,
    '@media': {
      [media.phone]: {
        top: '100%',
        width: 'auto',
        insetInline: 0,
        maxHeight: `calc(100dvh - ${topBar.phone} - ${tabBar})`,
        // Over the ground's own, whichever style sheet comes last.
        selectors: {
          '&&': { borderInlineWidth: 0, borderRadius: `0 0 ${radius.card} ${radius.card}` },
        },
      },
    },
  },
]);

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space[16],
  minHeight: '56px',
  padding: `${space[8]} ${space[20]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const body = style({
  flex: 1,
  minHeight: 0,
  padding: space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const group = style({
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  color: vars.color.inkMuted,
  fontSize: '13px',
  fontWeight: 550,
  lineHeight: 1.4,
});

export const waiting = style({
  display: 'flex',
  gap: space[12],
  padding: `10px ${space[12]}`,
});
export const waitingWords = style({ flex: 1, fontSize: '15px' });

export const footer = style({
  padding: `${space[12]} ${space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '15px',
});
