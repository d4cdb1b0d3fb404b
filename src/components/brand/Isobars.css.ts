import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';

/** The lines are a mask over their colour: pictures beside the styles, in no page's scripts. */
export const isobars = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.isobar,
  maskComposite: 'intersect',
  maskSize: '100% 100%',
  pointerEvents: 'none',
});

/** Faded out where words stand. */
export const variants = styleVariants({
  hero: {
    // These lines climb the steeper the narrower the screen; the others keep their shape.
    maskImage:
      'url("./isobars-hero.svg"), linear-gradient(to right, transparent 32%, black 72%), linear-gradient(to bottom, black 60%, transparent)',
    '@media': {
      [media.phone]: {
        bottom: 'auto',
        height: 'min(100%, 640px)',
        maskImage: 'url("./isobars-hero.svg"), linear-gradient(to bottom, black 12%, transparent 65%)',
      },
    },
  },
  panel: {
    maskImage: 'url("./isobars-panel.svg"), linear-gradient(to bottom, black 45%, transparent 78%)',
  },
  cover: { maskImage: 'url("./isobars-cover.svg")' },
});
