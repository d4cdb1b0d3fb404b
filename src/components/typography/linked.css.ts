import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** In the colour of its text, which may be on any background: the underline identifies the link. */
export const link = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const coloured = style({ color: vars.color.link });
