import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

const side = { paddingInline: space[20], '@media': { [media.phone]: { paddingInline: space[16] } } };

export const body = style([
  side,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    paddingBlock: `${space[20]} ${space[12]}`,
  },
]);

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[12], minWidth: 0 });
export const who = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const author = style({ fontWeight: 600, lineHeight: 1.4 });
export const authorLink = style({
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const byline = style({
  fontSize: '14px',
  lineHeight: 1.4,
  textWrap: 'balance',
  color: vars.color.inkMuted,
});
export const kind = style({ flexShrink: 0, alignSelf: 'center', maxWidth: '40%' });

/** The menu button. The negative margins align the edge of its dots with the edge of the text. */
export const menu = style({ display: 'flex', alignSelf: 'center', marginInline: '-4px -6px' });

/** Clips very tall pictures, which would fill the feed. */
export const picture = style({ maxHeight: '560px', overflow: 'hidden' });

export const hashtags = style({
  fontSize: '15px',
  fontWeight: 550,
  color: vars.color.link,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  overflowWrap: 'anywhere',
});

export const hashtagLink = style({
  display: 'inline-block',
  minHeight: '24px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const end = style({ marginInlineStart: 'auto' });

export const discussion = style([
  side,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: `${space[4]} ${space[16]}`,
  },
]);
