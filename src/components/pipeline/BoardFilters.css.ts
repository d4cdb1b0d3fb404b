import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const bar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const boards = style({
  flex: '0 1 380px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const looks = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%', justifyContent: 'space-between' } },
});

export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  '@media': { [media.belowDesktop]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const search = style({
  flex: '0 1 320px',
  minWidth: '200px',
  '@media': { [media.belowDesktop]: { flexBasis: 'auto' } },
});

export const chips = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  // Space for the outline of a focused chip, which the scrolling box would cut.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const clear = style({ flexShrink: 0, paddingInline: space[4], whiteSpace: 'nowrap' });
globalStyle(`${chips} > *`, { flexShrink: 0 });
