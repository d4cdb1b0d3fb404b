import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const cover = style({ background: vars.color.sunken });

export const mark = style({ width: '112px', height: '112px', background: vars.color.line });
export const marks = styleVariants({
  square: { borderRadius: radius.cover },
  round: { borderRadius: radius.full },
});

/** The placeholder of the name, with the same height. */
export const block = style({ paddingBlock: '4px' });

export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[32],
  height: '44px',
  marginBlock: space[24],
  paddingInline: space[12],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { gap: space[20], marginTop: space[20], paddingInline: 0 } },
});

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
