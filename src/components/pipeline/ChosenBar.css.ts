import { style } from '@vanilla-extract/css';
import { tabBar } from '../overlays/belowBar';
import * as floatingStyles from '../overlays/floating.css';
import { media, space } from '../theme/tokens';

export const bar = style([
  floatingStyles.floating,
  {
    position: 'sticky',
    bottom: space[16],
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[16]}`,
    padding: `${space[8]} ${space[16]}`,
    '@media': {
      [media.phone]: {
        bottom: `calc(${tabBar} + ${space[8]})`,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        paddingInline: space[12],
      },
    },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { gridArea: '2 / 1 / 3 / 3' } },
});

export const clear = style({
  marginInlineStart: 'auto',
});
