import { toTree } from './incoming-value.ts';
import type { LeafStorage } from './leaf-storage.ts';
import { buildTree, getLeaves } from './leaves.ts';
import type { TreeNode } from './tree.ts';
import { formatTreePath, InvalidTreeError, parseTreePath, type TreePath } from './tree-path.ts';

/** A change of a complete node or of some of its children. */
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
  /** Replaces a node; null deletes it. Throws InvalidTreeError for unsupported data. */
  set(path: TreePath, value: unknown): void;
  /** Replaces the named children atomically and keeps the others. A name may be a relative path. */
  merge(path: TreePath, children: unknown): void;
  /** Calls the listener after every change. Returns an unsubscribe function. */
  onChange(listener: (change: TreeChange) => void): () => void;
}

/** Creates the store. `now` returns epoch milliseconds for server timestamps. */
export function createNodeStore(storage: LeafStorage, now: () => number): NodeStore {
  const listeners = new Set<(change: TreeChange) => void>();
  const notify = (change: TreeChange) => {
    for (const listener of listeners) listener(change);
  };
  const read = (path: TreePath) => buildTree(path, storage.getLeaves(formatTreePath(path)));
  const parseValue = (path: TreePath, value: unknown) =>
    toTree(value, { now: now(), current: read(path) });
  const toReplacement = (path: TreePath, value: TreeNode) => ({
    path: formatTreePath(path),
    leaves: getLeaves(path, value),
  });

  return {
    read,
    set: (path, value) => {
      const node = parseValue(path, value);
      storage.replace([toReplacement(path, node)]);
      notify({ kind: 'set', path, value: node });
    },
    merge: (path, children) => {
      const nodes = getNamedChildren(children).map(
        ([name, value]) => [name, parseValue([...path, ...parseTreePath(name)], value)] as const,
      );
      storage.replace(
        nodes.map(([name, node]) => toReplacement([...path, ...parseTreePath(name)], node)),
      );
      notify({ kind: 'merge', path, children: new Map(nodes) });
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function getNamedChildren(children: unknown): [string, unknown][] {
  if (typeof children !== 'object' || children === null) {
    throw new InvalidTreeError('A merge needs an object.');
  }
  return Object.entries(children);
}
