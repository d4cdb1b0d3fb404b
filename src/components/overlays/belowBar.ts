import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { layer, media, motion, radius } from '../theme/tokens';

export const tabBar = 'calc(65px + env(safe-area-inset-bottom, 0px))';

type Size = {
  width: string;
  /** Maximum height. In a low window, the panel shrinks to fit. */
  height: string;
  /** Height at the bottom of a phone's screen that other elements cover, such as the tab bar. */
  covered: string;
};

/** Returns the style of a panel below the top bar. On a phone, the panel is as wide as the screen. */
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
      // `&&` overrides the border of `floating` (floating.css) in any order of the style sheets.
      selectors: {
        '&&': { borderInlineWidth: 0, borderRadius: `0 0 ${radius.card} ${radius.card}` },
      },
    },
  },
});
