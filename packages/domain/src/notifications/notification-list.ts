import type { Notification } from './types.ts';

/** Returns the number of unread notifications, shown on the bell (spec 2). */
export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

/** Returns the read flag to store: 0 if unread (spec 3). */
export const toReadFlag = (read: boolean): 0 | 1 => (read ? 1 : 0);
