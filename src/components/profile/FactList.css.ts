import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const list = style({ display: 'grid', gap: space[8], fontSize: '15.5px' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
  gap: space[16],
});

export const term = style({ color: vars.color.inkMuted, overflowWrap: 'break-word' });

/** Fills the width beside the term; long values wrap there. */
export const value = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
