import type { TreePath } from './tree-path.ts';

const USER_NODES = ['Notifications', 'Users'] as const;

/** Access of a session to the realtime database. */
export interface RealtimeGrant {
  readonly userId: string;
  /** The backend session of the request; the grant ends with it. */
  readonly session: string;
  /** Support reads the customer's notifications and changes nothing (reading 47). */
  readonly readOnly: boolean;
}

/** The user of a connection. */
export interface RealtimeUser extends RealtimeGrant {
  /** When the sign-in expires, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** The access that a request needs. */
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

/** The path of a user's notifications. */
export function notificationsPath(userId: string): TreePath {
  return [...USER_NODES, userId];
}
