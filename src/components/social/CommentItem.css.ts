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

/** Clear of the name above it and of the likes below, ring and all. */
export const editor = style({ paddingBlock: space[8] });

/** The button stands beside the first line, and makes it no higher. */
export const menu = style({ display: 'flex', marginBlock: '-6px' });

export const likes = style({ fontSize: '14px', color: vars.color.inkMuted });
