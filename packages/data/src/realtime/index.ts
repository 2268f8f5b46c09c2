/** Notifications of the realtime database. The vendor's library is loaded on first use only. */
export type { LogCode } from './log-code.ts';
export type {
  NotificationNode,
  OpenNotificationNode,
  RealtimeSettings,
} from './notification-node.ts';
export {
  createNotificationStore,
  type NotificationStore,
  type NotificationStoreOptions,
  type WriteResult,
} from './notification-store.ts';
