import { isBranch, type TreeLeaf, type TreeNode } from './tree.ts';
import { formatTreePath, type TreePath } from './tree-path.ts';

/** A value of the tree with its path, e.g. 'Notifications/Users/7/k1/read' -> 0. */
export interface Leaf {
  readonly path: string;
  readonly value: TreeLeaf;
}

/** Returns the leaves of the tree at `path`. */
export function getLeaves(path: TreePath, node: TreeNode): Leaf[] {
  if (node === null) return [];
  if (!isBranch(node)) return [{ path: formatTreePath(path), value: node }];
  return Object.entries(node).flatMap(([key, child]) => getLeaves([...path, key], child));
}

/** Builds the tree at `path` from the leaves at the path and below it. */
export function buildTree(path: TreePath, leaves: readonly Leaf[]): TreeNode {
  const prefix = formatTreePath(path);
  const root: MutableBranch = Object.create(null);
  for (const leaf of leaves) {
    if (leaf.path === prefix) return leaf.value;
    const relativePath = prefix === '' ? leaf.path : leaf.path.slice(prefix.length + 1);
    insertLeaf(root, relativePath.split('/'), leaf.value);
  }
  return Object.keys(root).length === 0 ? null : root;
}

interface MutableBranch {
  [key: string]: TreeLeaf | MutableBranch;
}

function insertLeaf(root: MutableBranch, keys: readonly string[], value: TreeLeaf): void {
  let current = root;
  for (const key of keys.slice(0, -1)) {
    const child = current[key];
    if (typeof child === 'object') {
      current = child;
    } else {
      const branch: MutableBranch = Object.create(null);
      current[key] = branch;
      current = branch;
    }
  }
  const lastKey = keys.at(-1);
  if (lastKey !== undefined) current[lastKey] = value;
}
