import { style } from '@vanilla-extract/css';
import * as notificationCountStyles from './NotificationCount.css';

/** The number above the item's name or, if the item has its icon above the name, on the icon's corner. */
export const badge = style([
  notificationCountStyles.badge,
  { top: '4px', insetInlineStart: '50%', marginInlineStart: '4px' },
]);
