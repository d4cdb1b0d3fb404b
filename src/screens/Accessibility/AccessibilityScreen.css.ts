import { style } from '@vanilla-extract/css';
import { space } from '@/components/theme/tokens';

export const statement = style({ paddingBottom: space[96] });
