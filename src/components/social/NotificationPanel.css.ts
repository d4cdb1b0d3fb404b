import { style } from '@vanilla-extract/css';
import { belowBar, tabBar } from '../overlays/belowBar';
import * as floatingStyles from '../overlays/floating.css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const panel = style([
  floatingStyles.floating,
  belowBar({ width: '400px', height: '680px', covered: tabBar }),
  { insetInlineEnd: 0 },
]);

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space[16],
  minHeight: '56px',
  padding: `${space[12]} ${space[20]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const body = style({
  flex: 1,
  minHeight: 0,
  padding: space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const group = style({
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  color: vars.color.inkMuted,
  fontSize: '13px',
  fontWeight: 550,
  lineHeight: 1.4,
});

export const waiting = style({
  display: 'flex',
  gap: space[12],
  padding: `10px ${space[12]}`,
});
export const waitingWords = style({ flex: 1, fontSize: '15px' });

export const footer = style({
  padding: `${space[12]} ${space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '15px',
});
