import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { layer, media, motion, radius } from '../theme/tokens';

export const tabBar = 'calc(65px + env(safe-area-inset-bottom, 0px))';

type Size = {
  width: string;
  /** At most; less where the window is lower. */
  height: string;
  /** How much of a phone's page is covered at its lower end. */
  covered: string;
};

/** What hangs below the top bar, on a phone as wide as the page and down to what covers its end. */
export const belowBar = ({ width, height, covered }: Size): StyleRule => ({
  position: 'absolute',
  top: 'calc(100% + 16px)',
  zIndex: layer.menu,
  display: 'flex',
  flexDirection: 'column',
  width,
  maxHeight: `min(${height}, calc(100dvh - 68px - 16px))`,
  overflow: 'hidden',
  animation: `${keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })} ${motion.quick}`,
  '@media': {
    [media.phone]: {
      top: '100%',
      width: 'auto',
      insetInline: 0,
      maxHeight: `calc(100dvh - 60px - ${covered})`,
      // Over the ground's own, whichever style sheet comes last.
      selectors: {
        '&&': { borderInlineWidth: 0, borderRadius: `0 0 ${radius.card} ${radius.card}` },
      },
    },
  },
});
