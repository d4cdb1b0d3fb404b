import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

export const button = style({
  alignSelf: 'flex-start',
  minHeight: '36px',
  borderRadius: radius.chip,
  fontSize: '15px',
  fontWeight: 600,
  textAlign: 'start',
  textUnderlineOffset: '3px',
});

export const tones = styleVariants({
  link: { color: vars.color.link, selectors: { '&:hover': { textDecoration: 'underline' } } },
  inherit: { color: 'inherit', textDecoration: 'underline' },
});
