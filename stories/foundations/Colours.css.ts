import { style } from '@vanilla-extract/css';
import { radius, space } from '@/components/theme/tokens';

/** The light theme beside the dark theme, or above it if there is little space. */
export const themes = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
});
export const theme = style({ padding: space[20], borderRadius: radius.card, minWidth: 0 });
export const group = style({ marginTop: space[24] });
export const title = style({ fontSize: '15px', fontWeight: 600, marginBottom: space[8] });
export const token = style({ display: 'flex', gap: space[12], alignItems: 'center', padding: '6px 0' });
export const swatch = style({ width: '44px', height: '44px', flexShrink: 0, borderRadius: radius.field });
export const words = style({ minWidth: 0, fontSize: '14px', lineHeight: 1.4 });
export const value = style({ fontVariantNumeric: 'tabular-nums' });

export const samples = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
});
export const sample = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.field,
  fontSize: '13px',
  lineHeight: 1.4,
  minWidth: 0,
});
export const specimen = style({ display: 'block', fontSize: '20px', fontWeight: 600, lineHeight: 1.3 });
/** A pill with a border and an icon inside, for colors that aren't used for text. */
export const shape = style({
  display: 'block',
  width: '48px',
  height: '24px',
  borderRadius: radius.full,
  border: '2px solid',
  marginBottom: space[4],
});
