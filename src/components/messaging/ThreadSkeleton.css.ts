import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[12],
  flex: 1,
  minHeight: 0,
  padding: `${space[24]} ${space[24]} 26px`,
  overflow: 'hidden',
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const bubbles = styleVariants({
  own: { alignSelf: 'flex-end', flexShrink: 0 },
  other: { alignSelf: 'flex-start', flexShrink: 0 },
});
globalStyle(`${skeleton} > * > *`, { borderRadius: '18px' });
