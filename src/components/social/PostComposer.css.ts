import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const composer = style({ display: 'flex', gap: '14px' });
export const field = style({ display: 'grid', gap: space[8], flex: 1, minWidth: 0 });
