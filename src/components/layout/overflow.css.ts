import { createVar, keyframes, style } from '@vanilla-extract/css';

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const start = createVar(length);
const end = createVar(length);
const fade = '28px';

const scrolled = keyframes({
  '0%': { vars: { [start]: '0px', [end]: fade } },
  '10%, 90%': { vars: { [start]: fade, [end]: fade } },
  '100%': { vars: { [start]: fade, [end]: '0px' } },
});

/**
 * Fades the edges of a box that scrolls sideways, if there is more content beyond them. The fades are a
 * scroll-driven animation, so reduced motion disables them.
 */
export const fadesWhereMore = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      '@supports': {
        '(animation-timeline: scroll())': {
          maskImage: `linear-gradient(to right, transparent, black ${start}, black calc(100% - ${end}), transparent)`,
          animation: `${scrolled} linear both`,
          animationTimeline: 'scroll(self inline)',
        },
      },
    },
  },
});
