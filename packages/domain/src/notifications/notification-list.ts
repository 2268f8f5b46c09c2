import type { Notification } from './types.ts';

/** The number of unread notifications, shown on the bell (spec 2). */
export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

/** Toggles a notification between read and unread (spec 4). */
export const toggleRead = (
  notifications: readonly Notification[],
  key: string,
): readonly Notification[] =>
  notifications.map((notification) =>
    notification.key === key ? { ...notification, read: !notification.read } : notification,
  );

/** The flag to write for a notification: 0 while unread (spec 3). */
export const readFlag = (read: boolean): 0 | 1 => (read ? 1 : 0);

/** Removes a notification (spec 4). */
export const removeNotification = (
  notifications: readonly Notification[],
  key: string,
): readonly Notification[] => notifications.filter((notification) => notification.key !== key);
