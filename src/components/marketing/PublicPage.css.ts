import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
});

const sky = style({
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 auto',
  overflow: 'hidden',
  background: `linear-gradient(${vars.color.sky}, ${vars.color.surface})`,
});

export const skies = styleVariants({
  tall: [sky, { height: '620px', '@media': { [media.phone]: { height: '480px' } } }],
  low: [sky, { height: '340px' }],
});

export const content = style({ flex: 1 });
