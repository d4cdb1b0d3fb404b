import { style } from '@vanilla-extract/css';
import * as floatingStyles from '../overlays/floating.css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const list = style([
  floatingStyles.floating,
  {
    position: 'absolute',
    inset: 'auto',
    width: '340px',
    margin: 0,
    padding: '6px',
    overflow: 'hidden',
  },
]);

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  padding: '5px 10px',
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

export const words = style({ flex: 1, minWidth: 0, lineHeight: 1.35 });
