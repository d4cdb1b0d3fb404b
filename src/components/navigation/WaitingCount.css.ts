import { style } from '@vanilla-extract/css';
import * as notificationCountStyles from './NotificationCount.css';

/** Above the name; on the corner of the icon where the icon is above the name. */
export const badge = style([
  notificationCountStyles.badge,
  { top: '4px', insetInlineStart: '50%', marginInlineStart: '4px' },
]);
