import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';
import * as filterSelectStyles from './FilterSelect.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
});

/** The filters in the row; on phones, a button replaces them. */
export const wide = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
export const onPhone = style({ display: 'contents', '@media': { [media.tablet]: { display: 'none' } } });

export const clear = style({ display: 'inline-flex', paddingInline: space[4] });

/** The result count and the sort order, at the end of the line. Reserves the height of the sort order. */
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minWidth: 0,
  minHeight: filterSelectStyles.minHeight,
  marginInlineStart: 'auto',
});

/** The filters that the More filters button opens, below the others. */
export const more = style([row, { flexBasis: '100%', '@media': { [media.phone]: { display: 'none' } } }]);

/** The content of the sheet that lists all filters on phones. */
export const sheet = style([row, { gap: space[12] }]);
