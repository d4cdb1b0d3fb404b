import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const chapter = style({ display: 'grid', gap: space[12], scrollMarginTop: space[24] });
