import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer, media, motion, radius, space } from '../theme/tokens';

export const field = style({ minWidth: 0 });

export const wrap = style({
  position: 'relative',
  minWidth: 0,
  color: vars.color.inkMuted,
  containerType: 'inline-size',
});

/** Container query for fields in which the keyboard shortcut would cover the placeholder. */
const narrow = '(width < 300px)';

export const icon = style({
  position: 'absolute',
  top: '50%',
  left: '15px',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});

export const input = style({
  appearance: 'none',
  width: '100%',
  minWidth: 0,
  minHeight: '42px',
  padding: '8px 48px 8px 44px',
  borderRadius: radius.full,
  border: '1px solid transparent',
  color: vars.color.ink,
  fontSize: '15px',
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  transition: `border-color ${motion.quick}`,
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    // An empty field has no clear button, so it needs less padding.
    '&:placeholder-shown': { paddingRight: '16px' },
  },
  // iOS zooms in on fields with text smaller than 16px.
  '@media': {
    [media.phone]: { fontSize: '16px' },
    // Reserves space for the keyboard shortcut.
    [`(hover: hover) and ${media.desktop}`]: {
      selectors: { '&:placeholder-shown:has(+ kbd)': { paddingRight: '68px' } },
    },
  },
  '@container': { [narrow]: { selectors: { '&:placeholder-shown:has(+ kbd)': { paddingRight: '16px' } } } },
});

export const tones = styleVariants({
  surface: {
    background: vars.color.surface,
    borderColor: vars.color.lineField,
    ':hover': { borderColor: vars.color.inkMuted },
  },
  sunken: { background: vars.color.sunken, ':hover': { borderColor: vars.color.lineStrong } },
});

const atEnd = { position: 'absolute', top: '50%', transform: 'translateY(-50%)' } as const;

export const clear = style([atEnd, { right: '5px', display: 'flex' }]);

export const shortcut = style([
  atEnd,
  {
    right: '11px',
    padding: '0 6px',
    borderRadius: '6px',
    border: `1px solid ${vars.color.lineStrong}`,
    fontFamily: 'inherit',
    fontSize: '13px',
    fontWeight: 550,
    lineHeight: 1.5,
    pointerEvents: 'none',
    // Hides the shortcut on devices without a mouse, which rarely have a keyboard, and where space is short.
    '@media': { [`(hover: none), ${media.belowDesktop}`]: { display: 'none' } },
    '@container': { [narrow]: { display: 'none' } },
  },
]);

/** A note that floats over the content below the field. */
export const note = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space[8]})`,
  zIndex: layer.menu,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.field,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: '14px',
  lineHeight: 1.45,
});
