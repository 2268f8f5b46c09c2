import type { Push, QueryObject } from './messages.ts';
import type { NodeStore, TreeChange } from './node-store.ts';
import { selectChildren } from './select-children.ts';
import type { TreeNode } from './tree.ts';
import { formatTreePath, isAtOrBelow, type TreePath } from './tree-path.ts';

/** A listener of a connection. Responses to a query contain its tag. */
export interface Subscription {
  readonly path: TreePath;
  readonly query: QueryObject | undefined;
  readonly tag: number | undefined;
}

/** Builds the message with the current value of a subscription. */
export function createCurrentPush(store: NodeStore, subscription: Subscription): Push {
  const { path, query } = subscription;
  return createDataPush(subscription, path, getView(store, path, query));
}

/** Builds the message for a subscription after a change. Returns null if the change does not affect it. */
export function createChangePush(
  store: NodeStore,
  subscription: Subscription,
  change: TreeChange,
): Push | null {
  const isInside = isAtOrBelow(change.path, subscription.path);
  const isAbove = isAtOrBelow(subscription.path, change.path);
  if (!isInside && !isAbove) return null;
  if (!isInside || subscription.query !== undefined) return createCurrentPush(store, subscription);
  if (change.kind === 'set') return createDataPush(subscription, change.path, change.value);
  return {
    a: 'm',
    b: { p: formatTreePath(change.path), d: Object.fromEntries(change.children) },
  };
}

/** Returns a node, or the children that a query selects. */
export function getView(
  store: NodeStore,
  path: TreePath,
  query: QueryObject | undefined,
): TreeNode {
  const node = store.read(path);
  return query === undefined ? node : selectChildren(node, query);
}

function createDataPush({ tag }: Subscription, path: TreePath, value: TreeNode): Push {
  const body = { p: formatTreePath(path), d: value };
  return { a: 'd', b: tag === undefined ? body : { ...body, t: tag } };
}
