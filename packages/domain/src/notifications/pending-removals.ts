import type { Notification } from './types.ts';

/** Deleted notifications that can still be restored. */
export interface PendingRemoval {
  /** Identifies the removal. */
  readonly id: string;
  readonly keys: ReadonlySet<string>;
}

/** How long a deletion can be undone, in milliseconds. */
export const undoTimeoutMs = 6000;

/** Excludes pending deletions from the list. */
export const excludePending = (
  notifications: readonly Notification[],
  removals: readonly PendingRemoval[],
): readonly Notification[] =>
  removals.length === 0
    ? notifications
    : notifications.filter(({ key }) => !removals.some(({ keys }) => keys.has(key)));

/**
 * Returns what to delete after the undo period: the entire list if it contains only these
 * notifications (spec 7), otherwise their keys. New notifications are not deleted.
 */
export function resolveRemoval(
  stored: readonly Notification[],
  { keys }: PendingRemoval,
): 'all' | readonly string[] {
  const storedKeys = stored.filter(({ key }) => keys.has(key)).map(({ key }) => key);
  return storedKeys.length > 0 && storedKeys.length === stored.length ? 'all' : storedKeys;
}
