import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer, measure, media, motion, space } from '../theme/tokens';

const height = '68px';
/** In narrower windows, names beside the icons would leave too little space for the search. */
const narrow = `(width < ${measure.content})`;

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const inner = style({
  maxWidth: measure.content,
  height,
  marginInline: 'auto',
  paddingInline: space[20],
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '@media': {
    [media.belowDesktop]: { gap: space[12], paddingInline: space[16] },
    [media.phone]: { height: '60px' },
  },
});

/** Contains the search field, which shrinks first when the bar is narrow. */
export const searchSlot = style({
  flex: '0 1 340px',
  minWidth: '110px',
  '@media': { [media.phone]: { flex: 1 } },
});

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '@media': { [media.phone]: { display: 'none' } },
});

/** The items at the far end of the bar. */
export const far = style({
  marginInlineStart: 'auto',
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[12],
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  height,
  paddingInline: '7px',
  color: vars.color.inkMuted,
  fontSize: '15px',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  outlineOffset: '-4px',
  transition: `color ${motion.quick}`,
  selectors: { '&:hover, &[aria-current]': { color: vars.color.ink } },
  '@media': {
    [narrow]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      paddingInline: '6px',
      fontSize: '12.5px',
    },
  },
});

export const action = style({ display: 'flex', marginInlineStart: space[8] });

export const mark = style({
  position: 'absolute',
  insetInline: space[8],
  bottom: '-1px',
  height: '4px',
  borderRadius: '4px 4px 0 0',
  '@media': { [narrow]: { insetInline: space[4] } },
});
