import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** An underlined link in the color of the surrounding text, because the background can be any color. */
export const link = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const coloured = style({ color: vars.color.link });
