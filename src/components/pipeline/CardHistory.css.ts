import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const history = style({ marginTop: space[8] });

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  padding: '6px 0',
  fontSize: '15px',
  overflowWrap: 'anywhere',
});

export const stage = style({ fontWeight: 600 });
/** A message is on one line, which ends with an ellipsis. */
export const message = style({
  flex: '1 1 8em',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const when = style({
  color: vars.color.inkMuted,
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
});
