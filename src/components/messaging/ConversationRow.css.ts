import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '72px',
  padding: `${space[12]} ${space[20]}`,
  outlineOffset: '-3px',
  transition: `background ${motion.quick}`,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.sky },
  },
  '@media': {
    // Forced colors remove the background that highlights the current row: adds a border.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { borderInlineStart: '4px solid Highlight', paddingInlineStart: space[16] },
      },
    },
  },
});

export const text = style({ flex: 1, minWidth: 0, display: 'grid', gap: '1px' });

export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({ ...oneLine, minWidth: 0, fontWeight: 650, lineHeight: 1.4 });

export const muted = style({ flexShrink: 0, alignSelf: 'center', color: vars.color.inkMuted });

export const date = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.inkMuted,
  fontSize: '13px',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const preview = style({
  ...oneLine,
  color: vars.color.inkMuted,
  fontSize: '14.5px',
  lineHeight: 1.45,
});

export const unreadPreview = style({ color: vars.color.ink, fontWeight: 650 });

export const draft = style({ color: vars.color.signalInk });

export const unread = style({
  flexShrink: 0,
  width: '10px',
  height: '10px',
  borderRadius: radius.full,
  background: vars.color.signal,
  forcedColorAdjust: 'none',
});
