import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius, space } from '../theme/tokens';
import * as floatingStyles from './floating.css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const rise = keyframes({ from: { transform: 'translateY(24%)' } });
const slide = keyframes({ from: { transform: 'translateX(24%)' } });
const dim = keyframes({ from: { opacity: 0 } });

export const dialog = style([
  floatingStyles.floating,
  {
    overflow: 'hidden',
    animation: `${appear} ${motion.calm}`,
    selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
    '::backdrop': { background: vars.color.scrim, animation: `${dim} ${motion.calm}` },
  },
]);

export const placements = styleVariants({
  center: {
    width: 'calc(100% - 40px)',
    maxWidth: '540px',
    maxHeight: 'min(720px, 100dvh - 64px)',
    margin: 'auto',
    borderRadius: radius.cover,
    '@media': {
      [media.phone]: {
        width: '100%',
        maxWidth: 'none',
        maxHeight: 'calc(100dvh - 32px)',
        marginBottom: 0,
        borderWidth: '1px 0 0',
        borderRadius: `${radius.cover} ${radius.cover} 0 0`,
        animationName: rise,
      },
    },
  },
  side: {
    width: '100%',
    maxWidth: '480px',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 0 0 auto',
    borderWidth: '0 0 0 1px',
    borderRadius: 0,
    animationName: slide,
    '@media': { [media.phone]: { maxWidth: 'none', borderWidth: 0, animationName: rise } },
  },
});

/** The header and footer are inside the scrolling element, so that the scroll keys work from there, too. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  // In WebKit, a basis of 0 would collapse the content of a dialog without a height.
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '80px',
});

const stays = { position: 'sticky', zIndex: 1, background: vars.color.surface } as const;
const side = { '@media': { [media.phone]: { paddingInline: space[20] } } };

export const header = style([
  {
    ...stays,
    top: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[12],
    padding: `${space[16]} ${space[24]} ${space[8]}`,
  },
  side,
]);

/** Aligns the title's first line with the close button. */
export const title = style({ minWidth: 0, padding: '6px 0', overflowWrap: 'anywhere' });
/** Aligns the cross, not its round background, with the edge of the content. */
export const close = style({ display: 'flex', marginRight: '-10px' });

export const body = style([
  { flex: '1 0 auto', minWidth: 0, maxWidth: '100%', padding: `${space[8]} ${space[24]} ${space[24]}` },
  side,
]);

export const footer = style([
  {
    ...stays,
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    padding: `${space[16]} ${space[24]}`,
    borderTop: `1px solid ${vars.color.line}`,
    '@media': { [media.phone]: { paddingBottom: `max(${space[16]}, env(safe-area-inset-bottom))` } },
  },
  side,
]);
