import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
