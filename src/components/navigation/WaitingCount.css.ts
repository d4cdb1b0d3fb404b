import { style } from '@vanilla-extract/css';
import * as notificationCountStyles from './NotificationCount.css';

/** Positions the number at the top of a navigation link, to the right of the link's center. */
export const badge = style([
  notificationCountStyles.badge,
  { top: '4px', insetInlineStart: '50%', marginInlineStart: '4px' },
]);
