import { style } from '@vanilla-extract/css';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
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

/** On a phone the icon stands for the words, so that filters and count share a line. */
export const moreLabel = style({ '@media': { [media.phone]: visuallyHiddenStyles.unseen } });

/** At the end of the first line. */
export const result = style({ marginInlineStart: 'auto' });

/** The rest of the filters, on lines of their own. */
export const more = style([row, { flexBasis: '100%' }]);
