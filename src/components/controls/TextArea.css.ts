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
    // In forced colors, only a border distinguishes the field from plain text.
    '@media': { '(forced-colors: active)': { border: '1px solid', padding: '5px 8px' } },
  },
});

/** CSS property for the minimum height of a growing text area, in lines. */
export const rows = '--rows';

const byItself = '(field-sizing: content)';

/** A box that grows with its text: natively, or through a hidden copy of the text in the same grid cell. */
export const growing = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

const inGrowing = {
  gridArea: '1 / 1',
  resize: 'none',
  overflow: 'hidden auto',
  // Faster than `break-word` in scripts such as Thai, in which browsers find words by dictionary.
  overflowWrap: 'anywhere',
  maxHeight: 'min(60dvh, 480px)',
} as const;

/** Returns the styles of a growing text area. `around`: the height of its padding and border. */
const growingBy = (around: string) => ({
  ...inGrowing,
  '@supports': {
    [byItself]: { fieldSizing: 'content' as const, minHeight: `calc(var(${rows}) * 1lh + ${around})` },
  },
});
export const inGrowingLooks = styleVariants({ field: growingBy('22px'), bare: growingBy('12px') });

export const copy = style({
  visibility: 'hidden',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  pointerEvents: 'none',
  '@supports': { [byItself]: { display: 'none' } },
});
