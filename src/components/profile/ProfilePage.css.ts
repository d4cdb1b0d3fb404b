import { style } from '@vanilla-extract/css';
import { measure, media, space } from '../theme/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: `${space[20]} ${space[24]} ${space[72]}`,
  '@media': { [media.phone]: { gap: space[20], padding: `${space[16]} ${space[16]} ${space[32]}` } },
});
