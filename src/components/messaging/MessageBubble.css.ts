import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const line = style({ display: 'flex' });

export const bubble = style({
  maxWidth: '78%',
  minWidth: 0,
  padding: `10px ${space[16]}`,
  borderRadius: '18px',
  fontSize: '15.5px',
  lineHeight: 1.45,
  '@media': {
    [media.tablet]: { maxWidth: 'min(78%, 68ch)' },
    [media.phone]: { maxWidth: '86%' },
    // Forced colors remove the background: adds an outline.
    '(forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

const corner = '5px';

const ownLine = style({ justifyContent: 'flex-end' });
const ownBubble = style({
  borderEndEndRadius: corner,
  background: vars.color.ownBubble,
  color: vars.color.onInk,
});
const otherLine = style({ justifyContent: 'flex-start' });
const otherBubble = style({ borderEndStartRadius: corner, background: vars.color.bubble });

export const sides = {
  own: { line: ownLine, bubble: ownBubble },
  other: { line: otherLine, bubble: otherBubble },
};

export const marked = style({ boxShadow: `0 0 0 3px ${vars.color.surface}, 0 0 0 5px ${vars.color.link}` });

export const time = style({
  display: 'block',
  marginTop: '2px',
  fontSize: '12.5px',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  selectors: {
    // The muted text colour has too little contrast on the user's own bubble.
    [`${ownBubble} > &`]: { color: 'inherit', opacity: 0.78 },
  },
});
