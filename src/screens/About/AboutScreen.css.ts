import { style } from '@vanilla-extract/css';
import { media, space } from '@/components/theme/tokens';

export const parts = style({
  display: 'grid',
  gap: space[72],
  paddingBottom: space[96],
  '@media': { [media.phone]: { gap: space[48], paddingBottom: space[72] } },
});

/** A heading with its text beside it, or below it on a narrow page. */
export const part = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: space[72] } },
});

export const promises = style({ display: 'grid', gap: space[32] });
