import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

const ring = 14;
const ringTop = 4;

export const timeline = style({ display: 'grid', gap: space[24] });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingInlineStart: '26px',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: `${ringTop}px`,
    width: `${ring}px`,
    height: `${ring}px`,
    border: `2px solid ${vars.color.signal}`,
    borderRadius: radius.full,
  },
  selectors: {
    // The line between this entry's ring and the next ring.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `${ring / 2 - 1}px`,
      top: `${ringTop + ring}px`,
      bottom: `calc(-${space[24]} - ${ringTop}px)`,
      width: '2px',
      background: vars.color.line,
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[12] });
export const names = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontSize: '16px', fontWeight: 600, lineHeight: 1.4 });
export const byline = style({ fontSize: '14px', lineHeight: 1.5, color: vars.color.inkMuted });

export const results = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[20],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
  '::marker': { color: vars.color.inkMuted },
});
