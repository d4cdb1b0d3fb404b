import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const editor = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
