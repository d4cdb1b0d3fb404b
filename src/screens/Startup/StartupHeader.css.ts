import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { media, space } from '@/components/theme/tokens';

/**
 * Reserves one line where a new note would move the buttons above it. The note is no wider than the buttons.
 */
export const interestNote = style({
  minHeight: '1.5em',
  maxWidth: '440px',
  fontSize: '14px',
  color: vars.color.inkMuted,
  '@media': {
    [media.belowDesktop]: {
      minHeight: 0,
      maxWidth: 'none',
      selectors: { '&:empty': { marginTop: `calc(-1 * ${space[8]})` } },
    },
  },
});
