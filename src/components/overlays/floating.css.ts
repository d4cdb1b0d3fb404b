import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, radius, space } from '../theme/tokens';

/** The surface of floating elements. Only elements that float over the page have a shadow. */
export const floating = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: `${elevation.menu} ${vars.color.shadow}`,
});

/** An option of a floating listbox, such as a search result. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  borderRadius: radius.field,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-selected="true"]': {
      background: vars.color.sunken,
      outline: `2px solid ${vars.color.link}`,
      outlineOffset: '-2px',
    },
  },
});
