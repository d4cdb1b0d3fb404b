import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const changes = style({ borderBlock: `1px solid ${vars.color.line}` });

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[16],
  padding: `${space[8]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

/** Capitalizes the first letter, because the message is written for the middle of a sentence. */
export const name = style({
  fontWeight: 550,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const detail = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const goes = style({ listStyle: 'disc', paddingLeft: space[20], display: 'grid', gap: space[4] });

/** The buttons, stacked on a phone, so that the labels fit and the touch targets are wide. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { [media.phone]: { display: 'grid' } },
});
