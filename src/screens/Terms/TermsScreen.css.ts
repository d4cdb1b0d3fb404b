import { style } from '@vanilla-extract/css';
import { space } from '@/components/theme/tokens';

export const terms = style({ paddingBottom: space[96] });
