import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const about = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const fits = style({ color: vars.color.inkMuted, fontSize: '14px', lineHeight: 1.45 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

const box = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[12],
  borderRadius: radius.field,
  overflowWrap: 'anywhere',
} as const;
export const suggestion = style({ ...box, background: vars.color.sky });
export const passed = style({ ...box, gap: space[4], background: vars.color.sunken });

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  paddingTop: space[20],
  borderTop: `1px solid ${vars.color.line}`,
});
