import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';
import * as filterSelectStyles from './FilterSelect.css';

export const toggle = style([
  filterSelectStyles.box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    maxWidth: '100%',
    padding: `${space[4]} 14px`,
    textAlign: 'start',
  },
]);
