import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
