import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/tokens';

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

const of = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

export const columnCounts = styleVariants({
  1: {},
  2: { '@media': { [media.tablet]: of(2) } },
  3: { '@media': { [media.tablet]: of(2), [media.desktop]: of(3) } },
});
