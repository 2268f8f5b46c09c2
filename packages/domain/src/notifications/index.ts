export * from './notification-list.ts';
export * from './notification-moment.ts';
export * from './pending-removals.ts';
export * from './read-notification.ts';
export type * from './types.ts';
