import { style } from '@vanilla-extract/css';
import * as notificationCountStyles from './NotificationCount.css';

/** Above the name, on the shoulder of the icon where that stands above it. */
export const badge = style([
  notificationCountStyles.badge,
  { top: '4px', insetInlineStart: '50%', marginInlineStart: '4px' },
]);
