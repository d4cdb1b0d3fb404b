import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

/** No wider than lines are read. */
export const frame = style({ maxWidth: '826px' });

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });

const aboveTabBar = 'calc(65px + env(safe-area-inset-bottom, 0px))';

/** What takes the focus comes to rest above the buttons, not under them. */
globalStyle(`${form} :is(input, textarea, select, button)`, {
  scrollMarginBottom: '96px',
  scrollMarginTop: '84px',
  '@media': { [media.phone]: { scrollMarginBottom: '152px' } },
});

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
      bottom: aboveTabBar,
      margin: `0 -${space[20]} -${space[20]}`,
      padding: `${space[12]} ${space[20]}`,
    },
  },
});
