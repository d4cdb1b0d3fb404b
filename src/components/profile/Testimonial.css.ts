import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const testimonial = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  selectors: {
    'li + li > &': { paddingTop: space[24], borderTop: `1px solid ${vars.color.line}` },
  },
});

export const quote = style({
  fontSize: '16.5px',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  maxWidth: '68ch',
});
export const mark = style({ color: vars.color.link, marginBottom: space[8] });
export const from = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const names = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600, lineHeight: 1.4 });
export const role = style({ fontSize: '14px', lineHeight: 1.45, color: vars.color.inkMuted });
