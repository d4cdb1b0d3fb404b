import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const link = style({
  borderRadius: '2px',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    // In running text, colour alone isn't enough to distinguish a link from the text around it.
    'p &, label &': { textDecorationLine: 'underline' },
  },
});

export const tones = styleVariants({
  link: { color: vars.color.link, fontWeight: 550 },
  ink: { color: vars.color.ink, fontWeight: 550 },
  muted: { color: vars.color.inkMuted, selectors: { '&:hover': { color: vars.color.ink } } },
});
