import { canAccess, type RealtimeRight, type RealtimeUser } from './access.ts';
import type { Push } from './messages.ts';
import type { NodeStore } from './node-store.ts';
import type { Subscription } from './subscriptions.ts';
import { type TreePath, treePathText } from './tree-path.ts';

/** What a connection is given to work with. */
export interface RealtimeSessionOptions {
  readonly store: NodeStore;
  /** Whose token this is; null for a token that is wrong or too old. */
  readonly identify: (idToken: string) => RealtimeUser | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a session of the backend still stands. */
  readonly isLive: (session: string) => boolean;
  readonly push: (push: Push) => void;
}

/** An onDisconnect operation. */
export interface OnDisconnect {
  readonly path: TreePath;
  readonly change: () => void;
}

/** What a connection remembers while it lasts. */
export interface SessionState extends RealtimeSessionOptions {
  user: RealtimeUser | null;
  readonly subscriptions: Map<string, Subscription>;
  /** onDisconnect operations, by path. */
  readonly disconnectWrites: Map<string, OnDisconnect>;
}

/**
 * Whether this connection may use the path now. A token that is too old is announced, so that the
 * client fetches another; a session that is over has its listens taken back, and that is all.
 */
export function isAllowed(
  state: SessionState,
  path: TreePath,
  right: RealtimeRight = 'read',
): boolean {
  if (state.user !== null && state.user.expiresAt <= state.now()) {
    state.push({ a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } });
    becomeUser(state, null);
  }
  if (state.user !== null && !state.isLive(state.user.session)) becomeUser(state, null);
  return canAccess(state.user, path, right);
}

/** Changes who is signed in and takes back every listen that the new user may not have. */
export function becomeUser(state: SessionState, user: RealtimeUser | null): void {
  state.user = user;
  for (const [key, { path }] of state.disconnectWrites) {
    if (!canAccess(user, path, 'write')) state.disconnectWrites.delete(key);
  }
  for (const [key, subscription] of state.subscriptions) {
    if (canAccess(user, subscription.path)) continue;
    state.subscriptions.delete(key);
    const body = { p: treePathText(subscription.path) };
    state.push({ a: 'c', b: subscription.query ? { ...body, q: subscription.query } : body });
  }
}

/** The name under which a connection keeps one of its listens. */
export function subscriptionKey(path: TreePath, tag: number | undefined): string {
  return `${treePathText(path)}?${tag ?? ''}`;
}
