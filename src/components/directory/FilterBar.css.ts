import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
});

/** Words among boxes: in the middle of their height. */
export const clear = style({ display: 'inline-flex', paddingInline: space[4] });

/** At the end of the first line; on a phone, below everything. */
export const result = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
});

/** The rest of the filters, on lines of their own. */
export const more = style([row, { flexBasis: '100%' }]);
