import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

/** Stretches the card to the height of its row. */
export const cell = style({ display: 'grid', minWidth: 0, contain: 'layout paint style' });

export const more = style({ display: 'flex', justifyContent: 'center', paddingTop: space[20] });
