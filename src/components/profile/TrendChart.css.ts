import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const title = style({ fontSize: '15px', fontWeight: 600 });

/** Reserves space for the half of the last point's dot that extends beyond the plot. */
export const chart = style({ marginTop: space[12], paddingInlineEnd: '6px' });

export const plot = style({ width: '100%', height: '112px', overflow: 'visible' });

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

export const axis = style({ ...stroke, stroke: vars.color.line, strokeWidth: '1px' });
export const area = style({ fill: vars.color.sky, opacity: 0.7 });
export const line = style({ ...stroke, stroke: vars.color.link, strokeWidth: '2px' });
export const last = style({
  ...stroke,
  stroke: vars.color.link,
  strokeWidth: '10px',
  strokeLinecap: 'round',
});
export const hit = style({ fill: 'transparent' });

/** The first and the last value of the line. */
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  marginTop: space[8],
  fontSize: '13px',
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${ends} > :last-child`, { textAlign: 'end' });

export const end = style({ display: 'block', color: vars.color.ink, fontSize: '14px', fontWeight: 600 });
