import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const list = style({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

export const search = style({ padding: `0 ${space[20]} ${space[12]}` });

export const rows = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

/** Lets the browser lay out and paint each row separately. */
export const entry = style({ contain: 'layout paint style' });

export const more = style({ display: 'flex', justifyContent: 'center', padding: space[12] });
