import type { Notification } from './types.ts';

/** Deleted notifications that can still be restored. */
export interface PendingRemoval {
  /** Unique id. */
  readonly id: string;
  readonly keys: ReadonlySet<string>;
}

/** How long a deletion can be undone, in milliseconds. */
export const undoTimeoutMs = 6000;

/** The list without pending deletions. */
export const excludePending = (
  notifications: readonly Notification[],
  removals: readonly PendingRemoval[],
): readonly Notification[] =>
  removals.length === 0
    ? notifications
    : notifications.filter(({ key }) => !removals.some(({ keys }) => keys.has(key)));

/**
 * What to delete after the undo period: the whole list if it still contains only these (spec 7),
 * otherwise the remaining keys. Newly arrived notifications stay.
 */
export function resolveRemoval(
  stored: readonly Notification[],
  { keys }: PendingRemoval,
): 'all' | readonly string[] {
  const present = stored.filter(({ key }) => keys.has(key)).map(({ key }) => key);
  return present.length > 0 && present.length === stored.length ? 'all' : present;
}
