import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });

const tabBar = '65px + env(safe-area-inset-bottom, 0px)';

/** The row of buttons. Sticks to the bottom of the screen while a long form scrolls. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[8]} ${space[12]}`,
  margin: `0 -${space[24]} -${space[24]}`,
  padding: `${space[16]} ${space[24]}`,
  borderTop: `1px solid ${vars.color.line}`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: vars.color.surface,
  '@media': {
    [media.phone]: {
      bottom: `calc(${tabBar})`,
      margin: `0 -${space[20]} -${space[20]}`,
      padding: `${space[12]} ${space[20]}`,
    },
  },
});

/** The error of a failed save, on a separate line above the buttons. */
export const failure = style({ flexBasis: '100%' });

// Scrolls focused fields into view above the sticky buttons. The page has a scroll padding, because browsers
// ignore a scroll margin of a text area: they scroll to its caret.
globalStyle(`html:has(${form} ${foot})`, {
  scrollPaddingBottom: '96px',
  '@media': { [media.phone]: { scrollPaddingBottom: `calc(${tabBar} + 96px)` } },
});
