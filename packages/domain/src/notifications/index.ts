export { countUnread, toReadFlag } from './notification-list.ts';
export * from './pending-removals.ts';
export { readNotifications } from './read-notification.ts';
export type { Notification } from './types.ts';
