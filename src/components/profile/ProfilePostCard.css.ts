import { style } from '@vanilla-extract/css';
import * as postActionStyles from '../social/PostAction.css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[20]} ${space[20]} ${space[12]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 });
export const who = style({ flex: 1, minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600 });
export const time = style({ fontSize: '14px', color: vars.color.inkMuted });

export const hashtags = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  fontSize: '15px',
  fontWeight: 550,
  color: vars.color.link,
  overflowWrap: 'anywhere',
});
export const hashtag = style({
  display: 'inline-block',
  minHeight: '24px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const commentsLink = style([postActionStyles.action]);
/** The number of comments. It looks like the actions beside it, but isn't interactive. */
export const comments = style([
  postActionStyles.action,
  { selectors: { '&:hover': { color: vars.color.inkMuted, background: 'none' } } },
]);
