import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens';

/** The list hangs below the field; on a phone below the whole bar. */
export const root = style({ position: 'relative', '@media': { [media.phone]: { position: 'static' } } });
