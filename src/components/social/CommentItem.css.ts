import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const item = style({ display: 'flex', gap: '10px', minWidth: 0 });

export const body = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: '15px' });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[8] });
export const who = style({ flex: 1, minWidth: 0, lineHeight: 1.4 });
export const name = style({ fontWeight: 600 });
export const link = style([
  name,
  { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
]);
export const time = style({ fontSize: '14px', color: vars.color.inkMuted });

/** Keeps the editor's focus ring away from the name above and the likes below. */
export const editor = style({ paddingBlock: space[8] });

/** The menu button beside the first line. The negative margins prevent it from making the line taller. */
export const menu = style({ display: 'flex', marginBlock: '-6px' });

export const likes = style({ fontSize: '14px', color: vars.color.inkMuted });
