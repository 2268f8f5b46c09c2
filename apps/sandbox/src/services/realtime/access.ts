import type { TreePath } from './tree-path.ts';

const USER_NODES = ['Notifications', 'Users'] as const;

/** Access of a session to the realtime database. */
export interface RealtimeGrant {
  readonly userId: string;
  /** The backend's session that asked; the grant ends with it. */
  readonly session: string;
  /** Support reads the customer's notifications and changes nothing (reading 47). */
  readonly readOnly: boolean;
}

/** Who is on the other side of a connection. */
export interface RealtimeUser extends RealtimeGrant {
  /** Epoch milliseconds; from then on the connection counts as not signed in. */
  readonly expiresAt: number;
}

/** What a request wants of a node. */
export type RealtimeRight = 'read' | 'write';

/**
 * The rules of the database: a user reads what is under `Notifications/Users/{userId}`, and changes
 * it unless the grant is to read only.
 */
export function canAccess(
  user: RealtimeUser | null,
  path: TreePath,
  right: RealtimeRight = 'read',
): boolean {
  if (user === null || user.userId === '') return false;
  if (right === 'write' && user.readOnly) return false;
  return notificationsPath(user.userId).every((key, depth) => path[depth] === key);
}

/** Where a user's notifications stand. */
export function notificationsPath(userId: string): TreePath {
  return [...USER_NODES, userId];
}
