/** Notifications of the realtime database. The vendor's library is loaded on first use only. */

export { fetchNotifications } from './fetch-notifications.ts';
export type { RealtimeSettings } from './notification-node.ts';
export {
  createNotificationStore,
  type NotificationStore,
  type NotificationStoreOptions,
  type WriteResult,
} from './notification-store.ts';
