/**
 * A JSON value of the realtime database. An empty object is the same as null. Arrays are objects
 * with integer keys.
 */
export type TreeNode = TreeLeaf | TreeBranch | null;
export type TreeLeaf = string | number | boolean;
export interface TreeBranch {
  readonly [key: string]: TreeNode;
}

/** Whether the node has children. */
export function isBranch(node: TreeNode): node is TreeBranch {
  return typeof node === 'object' && node !== null;
}

/** Returns the node at a relative path, or null. */
export function getNodeAt(node: TreeNode, keys: readonly string[]): TreeNode {
  let current = node;
  for (const key of keys) {
    if (!isBranch(current) || !Object.hasOwn(current, key)) return null;
    current = current[key] ?? null;
  }
  return current;
}
