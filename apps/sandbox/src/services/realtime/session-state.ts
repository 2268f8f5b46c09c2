import { type AccessMode, canAccess, type RealtimeUser } from './access.ts';
import type { Push } from './messages.ts';
import type { NodeStore } from './node-store.ts';
import type { Subscription } from './subscriptions.ts';
import { formatTreePath, type TreePath } from './tree-path.ts';

/** Dependencies of a connection. */
export interface RealtimeSessionOptions {
  readonly store: NodeStore;
  /** Returns the user of a token, or null if the token is invalid or expired. */
  readonly identify: (idToken: string) => RealtimeUser | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a backend session is live. */
  readonly isLive: (session: string) => boolean;
  readonly push: (push: Push) => void;
}

/** An onDisconnect operation. */
export interface OnDisconnect {
  readonly path: TreePath;
  readonly change: () => void;
}

/** The state of a connection. */
export interface SessionState extends RealtimeSessionOptions {
  user: RealtimeUser | null;
  readonly subscriptions: Map<string, Subscription>;
  /** onDisconnect operations, by path. */
  readonly disconnectWrites: Map<string, OnDisconnect>;
}

/**
 * Whether the connection has access to the path. Reports an expired token, so that the client
 * refreshes it. Signs the user out if the token expired or the session ended.
 */
export function isAllowed(state: SessionState, path: TreePath, mode: AccessMode = 'read'): boolean {
  if (state.user !== null && state.user.expiresAt <= state.now()) {
    state.push({ a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } });
    changeUser(state, null);
  }
  if (state.user !== null && !state.isLive(state.user.session)) changeUser(state, null);
  return canAccess(state.user, path, mode);
}

/** Changes the user. Cancels subscriptions and onDisconnect operations that the new user has no access to. */
export function changeUser(state: SessionState, user: RealtimeUser | null): void {
  state.user = user;
  for (const [key, { path }] of state.disconnectWrites) {
    if (!canAccess(user, path, 'write')) state.disconnectWrites.delete(key);
  }
  for (const [key, subscription] of state.subscriptions) {
    if (canAccess(user, subscription.path)) continue;
    state.subscriptions.delete(key);
    const body = { p: formatTreePath(subscription.path) };
    state.push({ a: 'c', b: subscription.query ? { ...body, q: subscription.query } : body });
  }
}

/** Returns the key of a subscription. */
export function getSubscriptionKey(path: TreePath, tag: number | undefined): string {
  return `${formatTreePath(path)}?${tag ?? ''}`;
}
