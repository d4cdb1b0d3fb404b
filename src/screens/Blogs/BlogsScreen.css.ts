import { style } from '@vanilla-extract/css';
import { space } from '@/components/theme/tokens';

export const articles = style({ paddingBottom: space[96] });
