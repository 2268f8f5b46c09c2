import type { TreePath } from './tree-path.ts';

const USER_NODES = ['Notifications', 'Users'] as const;

/** A session's access to the realtime database. */
export interface RealtimeGrant {
  readonly userId: string;
  /** Token hash of the backend session. The grant ends with the session. */
  readonly session: string;
  /** Support sessions can only read the user's notifications (reading 47). */
  readonly readOnly: boolean;
}

/** The user of a connection. */
export interface RealtimeUser extends RealtimeGrant {
  /** Expiry of the sign-in in epoch milliseconds. */
  readonly expiresAt: number;
}

export type AccessMode = 'read' | 'write';

/**
 * The database rules. Users can read and write below `Notifications/Users/{userId}`. A read-only
 * grant cannot write.
 */
export function canAccess(
  user: RealtimeUser | null,
  path: TreePath,
  mode: AccessMode = 'read',
): boolean {
  if (user === null || user.userId === '') return false;
  if (mode === 'write' && user.readOnly) return false;
  return getNotificationsPath(user.userId).every((key, depth) => path[depth] === key);
}

export function getNotificationsPath(userId: string): TreePath {
  return [...USER_NODES, userId];
}
