import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';
import * as fieldStyles from './Field.css';

export const wrap = style({ position: 'relative' });

export const select = style([
  fieldStyles.box,
  { appearance: 'none', textOverflow: 'ellipsis', cursor: 'pointer' },
]);
export const sizes = styleVariants({
  small: {
    minHeight: '40px',
    padding: '6px 38px 6px 12px',
    fontSize: '15px',
    fontWeight: 550,
    // iOS zooms in on fields with text smaller than 16px.
    '@media': { [media.phone]: { fontSize: '16px' } },
  },
  medium: { paddingRight: '44px' },
});
globalStyle(`${select} > option`, { background: vars.color.surface, color: vars.color.ink });

export const chevron = style({
  position: 'absolute',
  top: '50%',
  right: '14px',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});
