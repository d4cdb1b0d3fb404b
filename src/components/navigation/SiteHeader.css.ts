import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, layer, measure, media, radius, space } from '../theme/tokens';

const height = '84px';
const phoneHeight = '72px';

export const header = style({
  position: 'relative',
  zIndex: layer.bar,
  width: '100%',
  maxWidth: measure.content,
  height,
  marginInline: 'auto',
  paddingInline: space[20],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' },
    [media.phone]: { height: phoneHeight, paddingInline: space[16] },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
});

// A popover contains the links: a row on wide pages, on phones a panel that opens without JavaScript.
export const nav = style({
  '@media': {
    [media.tablet]: {
      display: 'flex',
      gap: space[4],
      position: 'static',
      background: 'none',
      color: 'inherit',
      border: 0,
      overflow: 'visible',
    },
    [media.phone]: {
      position: 'absolute',
      inset: `${phoneHeight} ${space[16]} auto`,
      width: 'auto',
      padding: space[8],
      background: vars.color.surface,
      color: vars.color.ink,
      border: `1px solid ${vars.color.line}`,
      borderRadius: radius.card,
      boxShadow: `${elevation.sheet} ${vars.color.shadow}`,
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.chip,
  fontWeight: 550,
  selectors: {
    '&:hover, &[aria-current]': {
      textDecoration: 'underline',
      textUnderlineOffset: '6px',
      textDecorationThickness: '2px',
      textDecorationColor: vars.color.lineField,
    },
    '&[aria-current]': { textDecorationColor: vars.color.signal },
  },
});

export const menuButton = style({
  width: '44px',
  height: '44px',
  flexShrink: 0,
  marginInlineEnd: '-10px',
  borderRadius: radius.full,
  display: 'grid',
  placeItems: 'center',
  '@media': { [media.tablet]: { display: 'none' } },
});

// Shows one of the two icons of the menu button: Menu while the menu is closed, X while it is open.
globalStyle(`${menuButton} > svg:last-child, ${menuButton}[aria-expanded="true"] > svg:first-child`, {
  display: 'none',
});
globalStyle(`${menuButton}[aria-expanded="true"] > svg:last-child`, { display: 'block' });
