import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

export const button = style({
  alignSelf: 'flex-start',
  minHeight: '36px',
  borderRadius: radius.chip,
  fontSize: '15px',
  fontWeight: 600,
  textAlign: 'start',
  color: vars.color.link,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
