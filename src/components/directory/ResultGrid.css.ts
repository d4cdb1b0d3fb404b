import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

/** Cards of a row are as tall as the tallest. */
export const cell = style({ display: 'grid', minWidth: 0, contain: 'layout paint style' });

export const more = style({ display: 'flex', justifyContent: 'center', paddingTop: space[20] });
