import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';
import * as waitingCountStyles from './WaitingCount.css';

export const places = styleVariants({
  bar: [waitingCountStyles.badge],
  tab: {
    minWidth: '20px',
    height: '20px',
    marginInlineStart: space[8],
    paddingInline: '6px',
    borderRadius: radius.full,
    background: vars.color.signal,
    color: vars.color.onSignal,
    fontSize: '12.5px',
    fontWeight: 650,
    lineHeight: '20px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    forcedColorAdjust: 'none',
  },
});
