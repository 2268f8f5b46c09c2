import { isBranch, type TreeLeaf, type TreeNode } from './tree.ts';
import { type TreePath, treePathText } from './tree-path.ts';

/** One value of the tree and where it stands, e.g. 'Notifications/Users/7/k1/read' -> 0. */
export interface Leaf {
  readonly path: string;
  readonly value: TreeLeaf;
}

/** The leaves of a tree that stands at `path`. */
export function getLeaves(path: TreePath, node: TreeNode): Leaf[] {
  if (node === null) return [];
  if (!isBranch(node)) return [{ path: treePathText(path), value: node }];
  return Object.entries(node).flatMap(([key, child]) => getLeaves([...path, key], child));
}

/** The tree standing at `path` made of the leaves at or below it. */
export function getTree(path: TreePath, leaves: readonly Leaf[]): TreeNode {
  const prefix = treePathText(path);
  const root: MutableBranch = Object.create(null);
  for (const leaf of leaves) {
    if (leaf.path === prefix) return leaf.value;
    const below = prefix === '' ? leaf.path : leaf.path.slice(prefix.length + 1);
    plant(root, below.split('/'), leaf.value);
  }
  return Object.keys(root).length === 0 ? null : root;
}

interface MutableBranch {
  [key: string]: TreeLeaf | MutableBranch;
}

function plant(root: MutableBranch, keys: readonly string[], value: TreeLeaf): void {
  let current = root;
  for (const key of keys.slice(0, -1)) {
    const child = current[key];
    if (typeof child === 'object') {
      current = child;
    } else {
      const fresh: MutableBranch = Object.create(null);
      current[key] = fresh;
      current = fresh;
    }
  }
  const last = keys.at(-1);
  if (last !== undefined) current[last] = value;
}
