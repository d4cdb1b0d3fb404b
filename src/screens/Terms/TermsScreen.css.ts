import { style } from '@vanilla-extract/css';
import { space } from '@/components/theme/tokens';

export const terms = style({ paddingBottom: space[96] });

export const clause = style({ display: 'grid', gap: space[12], scrollMarginTop: space[24] });
