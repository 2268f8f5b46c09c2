import type { TreePath } from './tree-path.ts';

const USER_NODES = ['Notifications', 'Users'] as const;

/** Who is on the other side of a connection. */
export interface RealtimeUser {
  readonly userId: string;
  /** Epoch milliseconds; from then on the connection counts as not signed in. */
  readonly expiresAt: number;
}

/** The only rule of the database: a user reads and writes what is under `Notifications/Users/{userId}`. */
export function mayAccess(user: RealtimeUser | null, path: TreePath): boolean {
  if (user === null || user.userId === '') return false;
  return notificationsPath(user.userId).every((key, depth) => path[depth] === key);
}

/** Where a user's notifications stand. */
export function notificationsPath(userId: string): TreePath {
  return [...USER_NODES, userId];
}
