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

/** The filters themselves, in the row; on a phone a button stands for them. */
export const wide = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
export const onPhone = style({ display: 'contents', '@media': { [media.tablet]: { display: 'none' } } });

/** Words among boxes: in the middle of their height. */
export const clear = style({ display: 'inline-flex', paddingInline: space[4] });

/** At the end of the first line. Its size doesn't depend on its content: the cards below it stay where they are when the order comes. */
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minWidth: 0,
  minHeight: filterSelectStyles.minHeight,
  marginInlineStart: 'auto',
});

/** The rest of the filters, on lines of their own. */
export const more = style([row, { flexBasis: '100%', '@media': { [media.phone]: { display: 'none' } } }]);

/** All of them on a phone. */
export const sheet = style([row, { gap: space[12] }]);
