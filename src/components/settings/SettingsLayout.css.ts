import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[20],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // If the second column is taller, only the second row of the first column stretches.
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"notifications preferences" "others preferences"',
    },
  },
});

const area = (name: string) => style({ minWidth: 0, '@media': { [media.tablet]: { gridArea: name } } });

export const notifications = area('notifications');
export const preferences = area('preferences');
export const others = area('others');
