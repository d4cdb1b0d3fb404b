import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { radius, space } from '@/components/theme/tokens';

export const row = style({ display: 'flex', alignItems: 'center', gap: space[16] });
export const name = style({ minWidth: '5rem', flexShrink: 0 });
export const length = style({ height: '16px', background: vars.color.link, borderRadius: '2px' });
export const boxes = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
});
export const box = style({
  height: '96px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  marginBottom: space[12],
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space[8]} ${space[24]}`,
});
export const tracks = style({ display: 'grid', gap: space[16] });
export const track = style({ height: '24px', borderRadius: radius.full, background: vars.color.sunken });
export const runner = style({
  width: '24px',
  height: '24px',
  borderRadius: radius.full,
  background: vars.color.ink,
  marginInlineStart: 'auto',
});
export const pile = style({ display: 'flex', flexDirection: 'column', paddingBottom: space[16] });
export const sheet = style({
  position: 'relative',
  width: 'min(70%, 280px)',
  minHeight: '72px',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
});
