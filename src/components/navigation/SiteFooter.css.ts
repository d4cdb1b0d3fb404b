import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { measure, media, radius, space } from '../theme/tokens';

export const footer = style({
  background: vars.color.canvas,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: '15px',
});

export const inner = style({
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: `${space[72]} ${space[20]} ${space[32]}`,
  '@media': { [media.phone]: { padding: `${space[48]} ${space[16]} ${space[24]}` } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 2fr) repeat(3, minmax(0, 1fr))',
  gap: `${space[48]} ${space[32]}`,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[32] },
  },
});

// Places the longest list beside the two shorter lists on a phone.
globalStyle(`${columns} > :nth-child(3)`, {
  '@media': { [media.phone]: { gridColumn: 2, gridRow: '2 / span 2' } },
});

export const brand = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } },
});

export const heading = style({
  fontFamily: fonts.display,
  fontSize: '16px',
  fontWeight: 650,
  lineHeight: 1.5,
  color: vars.color.ink,
  marginBottom: space[12],
});

export const items = style({ display: 'grid', gap: space[8] });

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[16]} ${space[24]}`,
  marginTop: space[48],
  paddingTop: space[24],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '14px',
});

export const copyright = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  marginInlineEnd: 'auto',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { color: vars.color.ink },
});

export const socials = style({ display: 'flex', gap: space[4], marginInline: '-10px' });

export const social = style({
  width: '44px',
  height: '44px',
  borderRadius: radius.full,
  display: 'grid',
  placeItems: 'center',
  ':hover': { background: vars.color.sunken, color: vars.color.ink },
});
