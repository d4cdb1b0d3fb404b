import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = style({ display: 'flex', minWidth: 0 });
export const wrapping = style({ flexWrap: 'wrap' });
export const gaps = styleVariants(space, (gap) => ({ gap }));
export const alignments = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
export const justifications = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
