import type { Notification } from './types.ts';

/** Returns the number of unread notifications, shown on the bell (spec 2). */
export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

/** Toggles a notification between read and unread (spec 4). */
export const toggleRead = (
  notifications: readonly Notification[],
  key: string,
): readonly Notification[] =>
  notifications.map((notification) =>
    notification.key === key ? { ...notification, read: !notification.read } : notification,
  );

/** Returns the read flag to store: 0 if unread (spec 3). */
export const toReadFlag = (read: boolean): 0 | 1 => (read ? 1 : 0);

/** Removes a notification (spec 4). */
export const removeNotification = (
  notifications: readonly Notification[],
  key: string,
): readonly Notification[] => notifications.filter((notification) => notification.key !== key);
