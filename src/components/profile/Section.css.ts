import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});

export const note = style({ fontSize: '14px', color: vars.color.inkMuted });

/** The container of the action, at the end of the heading's line. It can shrink to fit. */
export const action = style({ minWidth: 0 });
