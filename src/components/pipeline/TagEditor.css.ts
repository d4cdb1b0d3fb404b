import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const editor = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minWidth: 0 });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInline: `${space[12]} ${space[4]}`,
  borderRadius: radius.full,
  background: vars.color.sunken,
  fontSize: '14px',
  fontWeight: 550,
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
});

export const known = style({ display: 'grid', gap: space[8] });
