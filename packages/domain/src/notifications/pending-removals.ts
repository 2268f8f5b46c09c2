import type { Notification } from './types.ts';

/** Notifications a person deleted and may still ask back. */
export interface PendingRemoval {
  /** Tells it from the others. */
  readonly id: string;
  readonly keys: ReadonlySet<string>;
}

/** How long a deletion can be undone, in milliseconds. */
export const undoTimeoutMs = 6000;

/** What is shown while deletions can still be undone. */
export const excludePending = (
  notifications: readonly Notification[],
  removals: readonly PendingRemoval[],
): readonly Notification[] =>
  removals.length === 0
    ? notifications
    : notifications.filter(({ key }) => !removals.some(({ keys }) => keys.has(key)));

/**
 * What a deletion removes in the end: the whole list where it held everything that is stored (spec
 * 7, deleting all), else the keys that are still there. What came meanwhile stays.
 */
export function resolveRemoval(
  stored: readonly Notification[],
  { keys }: PendingRemoval,
): 'all' | readonly string[] {
  const present = stored.filter(({ key }) => keys.has(key)).map(({ key }) => key);
  return present.length > 0 && present.length === stored.length ? 'all' : present;
}
