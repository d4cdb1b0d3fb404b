import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, motion, radius, space } from '../theme/tokens';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) 32px',
  alignItems: 'start',
  alignContent: 'start',
  columnGap: '10px',
  padding: space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  cursor: 'pointer',
  scrollMargin: space[12],
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&:hover': { borderColor: vars.color.lineField },
    '&[data-dragged]': { opacity: 0.5 },
  },
});

export const lifted = style({
  borderColor: vars.color.link,
  background: vars.color.sky,
  boxShadow: `${elevation.menu} ${vars.color.shadow}`,
  selectors: { '&:hover': { borderColor: vars.color.link } },
  // Forced colors remove the background and the shadow.
  '@media': { '(forced-colors: active)': { borderStyle: 'dashed', borderWidth: '2px' } },
});

// The picture and the menu button are beside the name and the age. The picture can't be dragged separately.
globalStyle(`${card} > :first-child`, { gridRow: '1 / 3', pointerEvents: 'none' });
globalStyle(`${card} > button`, { gridArea: '1 / 3 / 3 / 4', margin: '-4px -6px 0 0' });

export const name = style({
  gridColumn: 2,
  minWidth: 0,
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const link = style({
  justifySelf: 'start',
  borderRadius: '4px',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

export const about = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  marginTop: space[8],
  ':empty': { display: 'none' },
});

export const age = style({
  gridColumn: 2,
  justifySelf: 'start',
  color: vars.color.inkMuted,
  fontSize: '13px',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});
export const fit = style({ color: vars.color.inkMuted, fontSize: '13px', lineHeight: 1.4 });

export const muted = style({ color: vars.color.inkMuted, fontSize: '14px', lineHeight: 1.4 });

export const step = style({ fontSize: '14px', lineHeight: 1.45, overflowWrap: 'anywhere' });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', minWidth: 0 });
export const tag = style({
  maxWidth: '100%',
  padding: '0 7px',
  border: '1px solid transparent',
  borderRadius: radius.chip,
  background: vars.color.sunken,
  fontSize: '13px',
  fontWeight: 550,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const more = style({
  padding: '1px 4px',
  color: vars.color.inkMuted,
  fontSize: '13px',
  lineHeight: 1.5,
});

export const unsaved = style({
  color: vars.color.danger,
  fontSize: '14px',
  fontWeight: 600,
  lineHeight: 1.4,
});

export const suggestion = style({
  paddingTop: space[8],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '14px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const buttons = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginTop: space[8],
});
