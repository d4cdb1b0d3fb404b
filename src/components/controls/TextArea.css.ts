import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';
import * as fieldStyles from './Field.css';

export const looks = styleVariants({
  field: [fieldStyles.box],
  bare: {
    width: '100%',
    minWidth: 0,
    padding: '6px 2px',
    border: 0,
    borderRadius: radius.chip,
    background: 'none',
    fontSize: '17px',
    lineHeight: 1.5,
    resize: 'none',
    '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    selectors: { '&:disabled': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
  },
});

/** Grows with its text: an unseen copy of the text in the same grid cell makes the height. */
export const growing = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

export const inGrowing = style({
  gridArea: '1 / 1',
  resize: 'none',
  overflow: 'hidden auto',
  maxHeight: 'min(60dvh, 480px)',
});

export const copy = style({
  visibility: 'hidden',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  pointerEvents: 'none',
});
