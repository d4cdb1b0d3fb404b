import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

/** The container of the size queries below: the layout depends on the width of the post, not of the page. */
export const frame = style({ containerType: 'inline-size' });
const isNarrow = '(width < 420px)';

export const embed = style({
  display: 'grid',
  gap: space[12],
  padding: '14px',
  borderRadius: radius.field,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  '@container': { [isNarrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const names = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const action = style({ '@container': { [isNarrow]: { gridColumn: '1 / -1' } } });
