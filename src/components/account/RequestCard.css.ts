import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const request = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.field,
  background: vars.color.canvas,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[8]} ${space[12]}`,
});

export const names = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
});

export const name = style({ fontWeight: 600, lineHeight: 1.4 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[16]}`,
  fontSize: '14px',
  lineHeight: 1.5,
  color: vars.color.inkMuted,
});

/** The note that the startup's owner sent to the requester. */
export const note = style({
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
