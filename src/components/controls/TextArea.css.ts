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
    // Where grounds are gone, nothing else would tell it from text.
    '@media': { '(forced-colors: active)': { border: '1px solid', padding: '5px 8px' } },
  },
});

/** Lines that a growing one is high at least. */
export const rows = '--rows';

const byItself = '(field-sizing: content)';

/** Grows with its text: by itself, or by an unseen copy of the text in the same grid cell. */
export const growing = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

const inGrowing = {
  gridArea: '1 / 1',
  resize: 'none',
  overflow: 'hidden auto',
  // Cheaper than break-word where words are looked up, as in Thai.
  overflowWrap: 'anywhere',
  maxHeight: 'min(60dvh, 480px)',
} as const;

/** With the lines' height goes that of padding and border. */
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
