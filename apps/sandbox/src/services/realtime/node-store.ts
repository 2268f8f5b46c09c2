import { toTree } from './incoming-value.ts';
import type { LeafStorage } from './leaf-storage.ts';
import { getLeaves, getTree } from './leaves.ts';
import type { TreeNode } from './tree.ts';
import { InvalidTreeError, parseTreePath, type TreePath, treePathText } from './tree-path.ts';

/** What was just written: the whole node, or some of its children. */
export type TreeChange =
  | { readonly kind: 'set'; readonly path: TreePath; readonly value: TreeNode }
  | {
      readonly kind: 'merge';
      readonly path: TreePath;
      readonly children: ReadonlyMap<string, TreeNode>;
    };

/** The contents of the realtime database. */
export interface NodeStore {
  read(path: TreePath): TreeNode;
  /** Replaces the node; null deletes it. Throws InvalidTreeError for data it cannot hold. */
  set(path: TreePath, value: unknown): void;
  /** Replaces the named children (a name may be a path below) and leaves the others, all or nothing. */
  merge(path: TreePath, children: unknown): void;
  /** Calls back after every change. Returns an unsubscribe function. */
  onChange(listener: (change: TreeChange) => void): () => void;
}

/** `now` answers epoch milliseconds, for server timestamps. */
export function createNodeStore(storage: LeafStorage, now: () => number): NodeStore {
  const listeners = new Set<(change: TreeChange) => void>();
  const announce = (change: TreeChange) => {
    for (const listener of listeners) listener(change);
  };
  const read = (path: TreePath) => getTree(path, storage.under(treePathText(path)));
  const incoming = (path: TreePath, value: unknown) =>
    toTree(value, { now: now(), current: read(path) });
  const replacement = (path: TreePath, value: TreeNode) => ({
    path: treePathText(path),
    leaves: getLeaves(path, value),
  });

  return {
    read,
    set: (path, value) => {
      const node = incoming(path, value);
      storage.replace([replacement(path, node)]);
      announce({ kind: 'set', path, value: node });
    },
    merge: (path, children) => {
      const nodes = namedChildren(children).map(
        ([name, value]) => [name, incoming([...path, ...parseTreePath(name)], value)] as const,
      );
      storage.replace(
        nodes.map(([name, node]) => replacement([...path, ...parseTreePath(name)], node)),
      );
      announce({ kind: 'merge', path, children: new Map(nodes) });
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function namedChildren(children: unknown): [string, unknown][] {
  if (typeof children !== 'object' || children === null) {
    throw new InvalidTreeError('A merge needs an object.');
  }
  return Object.entries(children);
}
