import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

/** A fieldset without a border, which only disables or names its content. */
export const bare = style({ border: 0, minWidth: 0 });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
});

export const forgot = style({ alignSelf: 'flex-end', marginTop: '-8px', fontSize: '15px' });

/** The providers' buttons grow to fill the row. In windows of at least 360px, all three fit in one row. */
export const providers = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minHeight: '42px' });
globalStyle(`${providers} > *`, { flexGrow: 1 });

export const quiet = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  textAlign: 'center',
});
