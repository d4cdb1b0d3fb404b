import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, layer, media, radius, space } from '../theme/tokens';

/** The positioned ancestor of the list: the list is below the field, or on a phone below the whole bar. */
export const root = style({ position: 'relative', '@media': { [media.phone]: { position: 'static' } } });

/** The error message that replaces the list. Visible while the field has the focus. */
export const failure = style({
  position: 'absolute',
  top: 'calc(100% + 16px)',
  insetInline: 0,
  zIndex: layer.menu,
  padding: space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  boxShadow: `${elevation.menu} ${vars.color.shadow}`,
  selectors: { [`${root}:not(:focus-within) > &`]: { display: 'none' } },
  '@media': { [media.phone]: { top: 'calc(100% + 8px)', insetInline: space[16] } },
});
