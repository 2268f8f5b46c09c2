/**
 * A value of the realtime database: a JSON tree in which an empty object and null are the same
 * thing, "nothing here". Arrays do not exist: they are objects whose keys are numbers.
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

/** The node found by walking down the keys; null where there is nothing. */
export function nodeAt(node: TreeNode, keys: readonly string[]): TreeNode {
  let current = node;
  for (const key of keys) {
    if (!isBranch(current) || !Object.hasOwn(current, key)) return null;
    current = current[key] ?? null;
  }
  return current;
}
