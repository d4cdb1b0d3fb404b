import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[32],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] } },
});

/** While the details are closed, a negative margin compensates for the space below the summary's text. */
export const details = style({
  marginTop: space[8],
  selectors: { '&:not([open])': { marginBottom: `calc(-1 * ${space[8]})` } },
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  borderRadius: '4px',
  color: vars.color.link,
  fontSize: '15px',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '15px',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${space[8]} 0 ${space[8]} ${space[12]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  fontWeight: 400,
});
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start', whiteSpace: 'nowrap' });
globalStyle(`${table} thead th`, { color: vars.color.inkMuted, fontSize: '14px' });
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 });
