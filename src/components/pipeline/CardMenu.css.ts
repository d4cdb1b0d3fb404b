import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens';

/** Three dots without an element, because a board has many cards. */
export const dots = style({
  '::before': {
    content: '',
    width: '18px',
    height: '6px',
    backgroundImage: 'radial-gradient(circle, currentColor 1.4px, transparent 1.9px)',
    backgroundSize: '6px 6px',
  },
  '@media': {
    // A touch target of 44px.
    [media.phone]: { '::after': { inset: '-6px' } },
    // Forced colors remove the picture.
    '(forced-colors: active)': { '::before': { forcedColorAdjust: 'none', color: 'ButtonText' } },
  },
});
