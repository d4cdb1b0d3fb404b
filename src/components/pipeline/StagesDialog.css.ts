import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const stages = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 116px auto',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 116px' } },
});

export const buttons = style({
  display: 'flex',
  paddingTop: space[4],
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', gap: space[8], justifyContent: 'flex-end', paddingTop: 0 },
  },
});
