import { style, styleVariants } from '@vanilla-extract/css';
import { measure, media, space } from '../theme/tokens';

export const page = style({
  width: '100%',
  minWidth: 0,
  marginInline: 'auto',
  paddingInline: space[20],
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const widths = styleVariants({
  content: { maxWidth: measure.content },
  reading: { maxWidth: `calc(${measure.reading} + 2 * ${space[20]})` },
  narrow: { maxWidth: `calc(440px + 2 * ${space[20]})` },
});
