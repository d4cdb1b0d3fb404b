import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

/** On phones: the boards, the looks beside the search, and the chips. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: `${space[8]} ${space[12]}`,
    },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  '@media': { [media.phone]: { display: 'contents' } },
});
export const boards = style({
  flex: '0 1 380px',
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const looks = style({ minWidth: 0 });

export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  '@media': { [media.phone]: { display: 'contents' } },
});
export const search = style({
  flex: '0 1 320px',
  minWidth: '160px',
  '@media': { [media.phone]: { minWidth: 0 } },
});

export const chips = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  // Space for the outline of a focused chip, which the scrolling box would cut.
  margin: '-4px 0 -4px -4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { gridColumn: '1 / -1', maxWidth: 'calc(100% + 4px)' } },
});
globalStyle(`${chips} > *`, { flexShrink: 0 });

export const clear = style({ paddingInline: space[4], whiteSpace: 'nowrap' });
