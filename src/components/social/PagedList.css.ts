import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const more = style({ display: 'flex', justifyContent: 'center', paddingTop: space[16] });
