import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

/** Containment, so that typing doesn't relayout or repaint the rest of the page. */
export const box = style({ contain: 'layout paint style' });

export const composer = style({ display: 'flex', gap: '14px' });
export const field = style({ display: 'grid', gap: space[8], flex: 1, minWidth: 0 });

export const as = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  '@media': { '(max-width: 359px)': { flexWrap: 'wrap' } },
});
export const asLabel = style({ flexShrink: 0, fontSize: '14px', color: vars.color.inkMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  // On a phone, the row starts below the author's picture, because the tag and the button need the space.
  '@media': { '(width < 480px)': { marginInlineStart: '-58px' } },
});
