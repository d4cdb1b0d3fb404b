import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const skeleton = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const bar = style({ display: 'grid', gap: space[12], maxWidth: '560px' });

export const board = style({
  display: 'flex',
  gap: space[12],
  height: 'max(400px, 100dvh - 322px)',
  overflow: 'hidden',
  '@media': {
    // Extends to the end of the window. 64px: the padding of the page and a scrollbar.
    [media.desktop]: { marginInlineEnd: 'calc((100% - min(100vw - 64px, 1680px)) / 2)' },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 228px',
  gap: space[8],
  maxWidth: '380px',
  padding: space[12],
  borderRadius: radius.card,
  background: vars.color.sunken,
  '@media': {
    [media.phone]: {
      flexBasis: '100%',
      padding: 0,
      background: 'none',
      selectors: { '& + &': { display: 'none' } },
    },
  },
});

export const card = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  borderRadius: radius.card,
  background: vars.color.surface,
});
