import { style } from '@vanilla-extract/css';
import { measure, media, space } from '../theme/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[20],
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: `28px ${space[24]} ${space[72]}`,
  '@media': { [media.phone]: { gap: space[12], padding: `${space[20]} ${space[16]} ${space[32]}` } },
});
