import type { Notification } from './types.ts';

/** How many are unread: the number on the bell (spec 2). */
export const unreadCount = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

/** The list after one was switched between read and unread (spec 4). */
export const toggleRead = (
  notifications: readonly Notification[],
  key: string,
): readonly Notification[] =>
  notifications.map((notification) =>
    notification.key === key ? { ...notification, read: !notification.read } : notification,
  );

/** The flag to write for a notification: 0 while unread (spec 3). */
export const readFlag = (read: boolean): 0 | 1 => (read ? 1 : 0);

/** The list after one was deleted (spec 4). */
export const removeNotification = (
  notifications: readonly Notification[],
  key: string,
): readonly Notification[] => notifications.filter((notification) => notification.key !== key);
