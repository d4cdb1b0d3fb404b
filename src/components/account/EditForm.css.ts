import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });

const tabBar = '65px + env(safe-area-inset-bottom, 0px)';

/** In reach however long the form is, over the whole width of its card. */
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

/** Over the buttons, where whoever pressed one looks. */
export const failure = style({ flexBasis: '100%' });

// What takes the focus comes to rest above the buttons, not under them. The page's own margin, not the fields': in a
// text area it is the caret that a browser scrolls to, and that has none.
globalStyle(`html:has(${form} ${foot})`, {
  scrollPaddingBottom: '96px',
  '@media': { [media.phone]: { scrollPaddingBottom: `calc(${tabBar} + 96px)` } },
});
