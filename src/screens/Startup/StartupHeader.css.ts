import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { media, space } from '@/components/theme/tokens';

/**
 * The note below the buttons. On a desktop, it reserves one line, so that a new note doesn't move the buttons.
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
