import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

/** The container of the size query below: the layout depends on the width of the row, not of the page. */
export const frame = style({
  position: 'relative',
  height: '100%',
  minWidth: 0,
  containerType: 'inline-size',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
});

export const looks = styleVariants({
  plain: {},
  tile: {
    height: '100%',
    padding: '14px',
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.field,
    background: vars.color.canvas,
    transition: `border-color ${motion.quick}`,
  },
});

/** A row with a link. On hover, the border of a tile changes color. */
export const leading = style({
  selectors: { [`${looks.tile}&:hover`]: { borderColor: vars.color.lineField } },
});

/** Aligns the picture with the first line of the text. */
export const picture = style({ alignSelf: 'start' });
export const names = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600, lineHeight: 1.4 });

/** Makes the whole row clickable. */
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: '-4px', borderRadius: radius.field },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.link}` },
  },
});

export const byline = style({ fontSize: '14px', lineHeight: 1.45, color: vars.color.inkMuted });
export const text = style({ marginTop: '2px', fontSize: '15px', lineHeight: 1.45 });

/** The action, in front of the link's click area. In a narrow row, the action is below the names. */
export const end = style({
  position: 'relative',
  '@container': { '(width < 340px)': { gridColumn: '2 / -1', justifySelf: 'start' } },
});
