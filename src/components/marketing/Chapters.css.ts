import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  paddingBottom: space[96],
  '@media': { [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: space[72] } },
});

export const contents = style({
  alignSelf: 'start',
  display: 'grid',
  gap: space[8],
  '@media': { [media.desktop]: { position: 'sticky', top: space[32] } },
});

export const list = style({ borderLeft: `1px solid ${vars.color.lineStrong}` });

export const link = style({
  display: 'block',
  padding: `10px ${space[16]}`,
  borderRadius: `0 ${radius.chip} ${radius.chip} 0`,
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  ':hover': { color: vars.color.ink, background: vars.color.sunken },
});

export const chapters = style({ display: 'grid', gap: space[48] });
