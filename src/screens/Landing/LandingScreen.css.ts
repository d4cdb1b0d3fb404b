import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { media, space } from '@/components/theme/tokens';

export const hero = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[48],
  paddingBlock: `${space[72]} ${space[96]}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.phone]: { gap: '40px', paddingBlock: `${space[32]} ${space[48]}` },
  },
});

export const pitch = style({ display: 'grid', gap: space[24], maxWidth: '660px' });

/** The three dots of the tagline. */
export const dots = style({ color: vars.color.signal });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginTop: space[8],
  '@media': { [media.phone]: { display: 'grid' } },
});

export const strip = style({ borderBlock: `1px solid ${vars.color.line}` });

const section = style({
  paddingBlock: space[96],
  '@media': { [media.phone]: { paddingBlock: space[72] } },
});

export const how = style([section]);

/** The numbered steps, each higher than the one before. The last one is beside the heading. */
export const steps = style({
  marginTop: space[8],
  '@media': { [media.phone]: { marginTop: space[32] }, [media.desktop]: { marginTop: '-20px' } },
});

export const why = style([section, { background: vars.color.canvas }]);

export const body = style({
  marginTop: space[48],
  '@media': { [media.phone]: { marginTop: space[32] } },
});

export const team = style([section]);

export const teamText = style({ marginTop: space[12] });

export const closing = style({
  paddingBottom: space[96],
  '@media': { [media.phone]: { paddingBottom: space[72] } },
});
