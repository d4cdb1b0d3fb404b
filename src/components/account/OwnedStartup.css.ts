import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[12]} ${space[16]}`,
});

export const names = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
// Narrower buttons: all three fit in one row on a phone 360px wide.
const narrow = '(max-width: 384px)';
globalStyle(`${actions} > *`, { '@media': { [narrow]: { paddingInline: '8px' } } });

export const activity = style({ paddingTop: space[16], borderTop: `1px solid ${vars.color.line}` });
