import { style } from '@vanilla-extract/css';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import { media, space } from '../theme/tokens';
import * as filterSelectStyles from './FilterSelect.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
});

/** Words among boxes: in the middle of their height. */
export const clear = style({ display: 'inline-flex', paddingInline: space[4] });

/** On a phone the icon stands for the words, so that the filters share a line. */
export const moreLabel = style({ '@media': { [media.phone]: visuallyHiddenStyles.unseen } });

/**
 * At the end of the first line; on a phone, count and order share a line of their own, with room for "Clear all" before them.
 * Its size doesn't depend on its content: the cards below it stay where they are when the order comes.
 */
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: {
      flexGrow: 1,
      flexBasis: 'calc(100% - 120px)',
      minHeight: filterSelectStyles.minHeight,
      justifyContent: 'space-between',
    },
  },
});

/** The rest of the filters, on lines of their own. */
export const more = style([row, { flexBasis: '100%' }]);
