import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

/** The user's value and the saved value: side by side, on phones one below the other. */
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const value = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.field,
});

export const text = style({ flex: 1, maxWidth: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
