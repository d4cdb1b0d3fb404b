import { style } from '@vanilla-extract/css';
import { measure, media, space } from '@/components/theme/tokens';

const gap = '28px';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr) 300px',
  alignItems: 'start',
  gap,
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: `${gap} ${space[24]} ${space[48]}`,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: space[24] },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${space[20]} ${space[16]} ${space[32]}`,
    },
  },
});

/** Sticks below the top bar, which is 68px high. */
export const me = style({
  position: 'sticky',
  top: `calc(68px + ${gap})`,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const feed = style({ minWidth: 0 });

export const list = style({ marginTop: space[16] });
export const gone = style({ marginBottom: space[16] });

export const sidebar = style({ display: 'grid', gap: space[16], minWidth: 0 });
