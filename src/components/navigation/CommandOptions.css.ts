import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';
import * as siteSearchResultsStyles from './SiteSearchResults.css';

export const option = style([
  siteSearchResultsStyles.option,
  {
    minHeight: '40px',
    padding: '4px 10px',
    fontSize: '15px',
    '@media': { [media.phone]: { minHeight: '44px' } },
  },
]);

/** As wide as the pictures of the results, so that all texts start at the same position. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '36px',
  color: vars.color.inkMuted,
});

export const texts = style({ flex: 1, minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' });

export const label = style({ fontWeight: 550 });
