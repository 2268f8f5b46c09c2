import type { Push, QueryObject } from './messages.ts';
import type { NodeStore, TreeChange } from './node-store.ts';
import { selectChildren } from './query.ts';
import type { TreeNode } from './tree.ts';
import { isAtOrBelow, type TreePath, treePathText } from './tree-path.ts';

/** A listener of a connection. Queries have a tag for their responses. */
export interface Subscription {
  readonly path: TreePath;
  readonly query: QueryObject | undefined;
  readonly tag: number | undefined;
}

/** The current value of the subscription. */
export function currentPush(store: NodeStore, subscription: Subscription): Push {
  const { path, query } = subscription;
  return dataPush(subscription, path, getView(store, path, query));
}

/** The update of a subscription after a change; null if unaffected. */
export function pushFor(
  store: NodeStore,
  subscription: Subscription,
  change: TreeChange,
): Push | null {
  const isInside = isAtOrBelow(change.path, subscription.path);
  const isAbove = isAtOrBelow(subscription.path, change.path);
  if (!isInside && !isAbove) return null;
  if (!isInside || subscription.query !== undefined) return currentPush(store, subscription);
  if (change.kind === 'set') return dataPush(subscription, change.path, change.value);
  return {
    a: 'm',
    b: { p: treePathText(change.path), d: Object.fromEntries(change.children) },
  };
}

/** The node, or the queried part of it. */
export function getView(
  store: NodeStore,
  path: TreePath,
  query: QueryObject | undefined,
): TreeNode {
  const node = store.read(path);
  return query === undefined ? node : selectChildren(node, query);
}

function dataPush({ tag }: Subscription, path: TreePath, value: TreeNode): Push {
  const body = { p: treePathText(path), d: value };
  return { a: 'd', b: tag === undefined ? body : { ...body, t: tag } };
}
