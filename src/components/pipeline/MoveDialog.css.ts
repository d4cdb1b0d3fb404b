import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const stages = style({ display: 'grid', gap: space[4], marginInline: `-${space[12]}` });

export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  width: '100%',
  minHeight: '48px',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.field,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.sunken },
    '&:disabled': { color: vars.color.inkMuted, cursor: 'default' },
  },
});

export const current = style({ fontSize: '14px', fontWeight: 400 });
