import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: '44px',
});

export const text = style({ minWidth: 0 });

export const label = style({
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // The whole row is the press target.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${row}:has(:disabled) &`]: { color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
});

export const hint = style({
  marginTop: '2px',
  fontSize: '14px',
  lineHeight: 1.45,
  color: vars.color.inkMuted,
});

const trackWidth = 46;
const thumb = 20;
const inset = 3;

export const track = style({
  appearance: 'none',
  // Positions the switch in front of the label's `::after`, which covers the row.
  position: 'relative',
  flexShrink: 0,
  width: `${trackWidth}px`,
  height: `${thumb + 2 * inset}px`,
  padding: `${inset}px`,
  borderRadius: radius.full,
  background: vars.color.lineField,
  cursor: 'pointer',
  transition: `background ${motion.quick}`,
  '::before': {
    content: '',
    display: 'block',
    width: `${thumb}px`,
    height: `${thumb}px`,
    borderRadius: radius.full,
    background: vars.color.onInk,
    transition: `transform ${motion.quick}`,
  },
  selectors: {
    '&:checked': { background: vars.color.rise },
    '&:checked::before': { transform: `translateX(${trackWidth - thumb - 2 * inset}px)` },
    '&:hover:not(:checked):not(:disabled)': { background: vars.color.inkMuted },
    '&:disabled, &:disabled:checked': { background: vars.color.lineStrong, cursor: 'not-allowed' },
    '&:disabled::before': { background: vars.color.surface },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      outline: '1px solid ButtonText',
      '::before': { background: 'ButtonText' },
      selectors: {
        '&:checked': { background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: '2px' },
        '&:disabled, &:disabled:checked': { background: 'Canvas', outlineColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
