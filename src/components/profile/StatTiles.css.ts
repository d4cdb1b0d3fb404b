import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, space } from '../theme/tokens';

/** Each tile has a hairline before it. The clipped edge of the grid hides the first hairline of each row. */
export const tiles = style({
  display: 'grid',
  rowGap: space[24],
  marginInline: `calc(-1 * ${space[16]})`,
  overflow: 'clip',
});

const of = (columns: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const columnCounts = styleVariants({ 3: of(3), 4: of(4) });

export const tile = style({
  minWidth: 0,
  marginInlineStart: '-1px',
  paddingInline: space[16],
  borderInlineStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const label = style({ fontSize: '14px', lineHeight: 1.45, color: vars.color.inkMuted });

export const value = style({
  fontFamily: fonts.display,
  fontSize: '27px',
  fontWeight: 680,
  letterSpacing: '-0.015em',
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  // Wide amounts such as “$25.2 लाख” fit on the narrowest phones only in a smaller size.
  '@media': { [media.phone]: { fontSize: 'clamp(20px, 6.25vw, 24px)' } },
});

export const trend = style({ fontSize: '14px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const up = style({ color: vars.color.rise });
export const down = style({ color: vars.color.danger });

export const note = style({ fontSize: '13px', lineHeight: 1.45, color: vars.color.inkMuted });
