import { globalStyle, style } from '@vanilla-extract/css';
import { belowBar, tabBar } from '../overlays/belowBar';
import * as floatingStyles from '../overlays/floating.css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

/** CSS property that the component sets: how much of the page a phone's keyboard covers, in px. */
export const keyboard = '--search-keyboard';

export const popup = style([
  floatingStyles.floating,
  belowBar({ width: '440px', height: '640px', covered: `max(${tabBar}, var(${keyboard}, 0px))` }),
  { left: 0, maxWidth: 'calc(100vw - 40px)', '@media': { [media.phone]: { maxWidth: 'none' } } },
]);

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  color: vars.color.inkMuted,
  fontSize: '15px',
});

export const note = style({
  padding: `${space[12]} ${space[16]} 0`,
  color: vars.color.inkMuted,
  fontSize: '14px',
});

export const message = style({
  padding: `${space[16]} ${space[16]} ${space[12]}`,
  overflowWrap: 'anywhere',
});
export const messageTitle = style({ fontSize: '15px', fontWeight: 600 });
export const messageText = style({ color: vars.color.inkMuted, fontSize: '14px' });

export const list = style({ padding: '6px', overflowY: 'auto', overscrollBehavior: 'contain' });

export const groupLabel = style({
  padding: '10px 10px 4px',
  color: vars.color.inkMuted,
  fontSize: '13px',
  fontWeight: 550,
  lineHeight: 1.4,
});

export const option = style([
  floatingStyles.option,
  // Scrolls the label of the group into view together with its first option.
  { padding: '7px 10px', scrollMarginTop: '36px' },
]);

export const texts = style({ flex: 1, minWidth: 0, lineHeight: 1.35 });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: '15px',
  fontWeight: 550,
});
globalStyle(`${title} > svg`, { flexShrink: 0, color: vars.color.link });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style(oneLine);
export const detail = style([oneLine, { display: 'block', color: vars.color.inkMuted, fontSize: '14px' }]);

export const match = style({
  borderRadius: '3px',
  background: vars.color.signalSoft,
  color: 'inherit',
  fontWeight: 650,
});

/** The link to Discover, separated from the results. */
export const discover = style({
  fontSize: '15px',
  fontWeight: 550,
  overflowWrap: 'anywhere',
  selectors: {
    [`${list} > div + &`]: {
      position: 'relative',
      marginTop: '13px',
    },
    [`${list} > div + &::before`]: {
      content: '',
      position: 'absolute',
      insetInline: '-6px',
      top: '-7px',
      height: '1px',
      background: vars.color.line,
    },
  },
});

export const discoverText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const discoverIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '36px',
  height: '36px',
  borderRadius: radius.full,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  selectors: { [`${discover}:is(:hover, [aria-selected="true"]) &`]: { background: vars.color.surface } },
});
