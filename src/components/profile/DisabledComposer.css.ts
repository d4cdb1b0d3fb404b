import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

/** Has the same padding as a post. */
export const box = style({
  padding: space[20],
  '@media': { [media.phone]: { padding: space[16] } },
});
export const composer = style({ display: 'flex', gap: space[12] });
export const field = style({ display: 'grid', gap: space[8], flex: 1, minWidth: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  // Aligns the icon of the first button with the text above.
  marginInlineStart: '-14px',
});

/** Contains a button and its tooltip, because a disabled button fires no hover events. */
export const slot = style({
  position: 'relative',
  selectors: { '&:last-child': { marginInlineStart: 'auto' } },
});

export const tip = style({
  position: 'absolute',
  insetInlineStart: '14px',
  bottom: 'calc(100% + 6px)',
  width: 'max-content',
  display: 'none',
  selectors: {
    [`${slot}:hover > &`]: { display: 'block' },
    [`${slot}:last-child > &`]: { insetInline: 'auto 0' },
  },
});

export const hint = style({
  marginTop: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '14px',
  color: vars.color.inkMuted,
});
