import { globalStyle, style } from '@vanilla-extract/css';
import * as fieldStyles from '../controls/Field.css';
import { vars } from '../theme/contract.css';
import { measure, media, space } from '../theme/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[24],
  width: '100%',
  maxWidth: `calc(720px + 2 * ${space[20]})`,
  marginInline: 'auto',
  padding: `40px ${space[20]} ${space[72]}`,
  '@media': {
    [media.phone]: { gap: space[20], padding: `${space[24]} ${space[16]} ${space[48]}` },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 296px) minmax(0, 720px)',
      alignItems: 'start',
      gap: space[32],
      maxWidth: measure.content,
    },
  },
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minWidth: 0,
  '@media': { [media.phone]: { gap: space[16] } },
});

/** Hides the form while a draft loads. A script in index.html sets `data-drafts` if there may be a draft. */
export const waiting = style({ selectors: { ':root[data-drafts] &': { visibility: 'hidden' } } });

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[20], minWidth: 0 });

/** Adds an asterisk to the labels of required fields, because a wizard also has optional fields. */
globalStyle(`${form} ${fieldStyles.mark}::after`, { content: '\u00a0*' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginTop: space[8],
  paddingTop: space[20],
  borderTop: `1px solid ${vars.color.line}`,
});

// Aligns the Next button to the right, even if it wraps below a long Back button.
globalStyle(`${foot} > :last-child`, { marginLeft: 'auto' });
