import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

/** Below the user's own messages, which are at the end of the line. */
export const below = style({
  marginTop: '2px',
  paddingInline: space[4],
  color: vars.color.inkMuted,
  fontSize: '13px',
  lineHeight: 1.4,
  textAlign: 'end',
});

/** In a narrow card, the words go to the next line together. */
export const whole = style({ display: 'inline-block' });

export const refused = style({ color: vars.color.danger, fontWeight: 600 });

export const again = style({
  position: 'relative',
  borderRadius: radius.chip,
  color: vars.color.link,
  font: 'inherit',
  fontWeight: 600,
  ':hover': { textDecoration: 'underline' },
  // Enlarges the target to at least 24 px, without changing the height of the line.
  '::after': { content: '""', position: 'absolute', inset: '-6px 0' },
});
