import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

/** A dot begins the line: filled for the user's move, a ring for the other side's. */
export const move = style({
  position: 'relative',
  paddingInlineStart: '15px',
  fontSize: '14px',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.38em',
    width: '8px',
    height: '8px',
    border: '2px solid currentColor',
    borderRadius: radius.full,
  },
});

export const sides = styleVariants({
  you: {
    color: vars.color.ink,
    fontWeight: 600,
    '::before': { borderColor: vars.color.signal, background: vars.color.signal },
  },
  them: { color: vars.color.inkMuted },
});
