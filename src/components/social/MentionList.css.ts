import { style } from '@vanilla-extract/css';
import * as floatingStyles from '../overlays/floating.css';

export const list = style([
  floatingStyles.floating,
  {
    position: 'absolute',
    inset: 'auto',
    width: '340px',
    margin: 0,
    padding: '6px',
    overflow: 'hidden',
  },
]);

export const option = style([floatingStyles.option, { padding: '5px 10px' }]);

export const text = style({ flex: 1, minWidth: 0, lineHeight: 1.35 });
