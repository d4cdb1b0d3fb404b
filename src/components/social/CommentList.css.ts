import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const item = style({ display: 'flex', gap: '10px', minWidth: 0 });

export const body = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: '15px' });

export const head = style({ lineHeight: 1.4 });
export const name = style({ fontWeight: 600 });
export const time = style({ fontSize: '14px', color: vars.color.inkMuted });
export const likes = style({ fontSize: '14px', color: vars.color.inkMuted });
