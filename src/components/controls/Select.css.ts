import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { box } from './Field.css';

export const wrap = style({ position: 'relative' });

export const select = style([
  box,
  { appearance: 'none', paddingRight: '44px', fontWeight: 550, textOverflow: 'ellipsis', cursor: 'pointer' },
]);
globalStyle(`${select} > option`, { background: vars.color.surface, color: vars.color.ink });

export const chevron = style({
  position: 'absolute',
  top: '50%',
  right: '14px',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});
