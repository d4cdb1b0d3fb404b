import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';
import * as boardHintStyles from './BoardHint.css';

export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

/** The columns scroll separately, within the height of the window. */
export const board = style({
  display: 'flex',
  gap: space[12],
  height: 'max(400px, 100dvh - 322px)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': {
    // Extends to the end of the window. 64px: the padding of the page and a scrollbar.
    [media.desktop]: { marginInlineEnd: 'calc((100% - min(100vw - 64px, 1680px)) / 2)' },
  },
});
export const phone = style({ minWidth: 0 });

/** Floats over the columns, so that its appearance moves no card. */
export const pill = style({
  position: 'absolute',
  insetInline: 0,
  top: space[48],
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { [media.phone]: { top: '72px' } },
});
globalStyle(`${pill} > *`, { pointerEvents: 'auto' });

globalStyle(`${frame} > ${boardHintStyles.hint}`, { visibility: 'hidden' });
globalStyle(`:is(${board}, ${phone}):has([data-card]:focus-visible) ~ ${boardHintStyles.hint}`, {
  visibility: 'visible',
});
