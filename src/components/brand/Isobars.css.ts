import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';

export const isobars = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.color.isobar,
  strokeWidth: 1.3,
  maskComposite: 'intersect',
  pointerEvents: 'none',
});

/** Where the lines fade out, so that text in front of them stays readable. */
export const variants = styleVariants({
  hero: {
    maskImage:
      'linear-gradient(to right, transparent 32%, black 72%), linear-gradient(to bottom, black 60%, transparent)',
    '@media': {
      [media.phone]: {
        height: 'min(100%, 640px)',
        maskImage: 'linear-gradient(to bottom, black 12%, transparent 65%)',
      },
    },
  },
  panel: { maskImage: 'linear-gradient(to bottom, black 45%, transparent 78%)' },
  cover: {},
});
