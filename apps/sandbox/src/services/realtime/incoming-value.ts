import { getNodeAt, isBranch, type TreeBranch, type TreeLeaf, type TreeNode } from './tree.ts';
import { assertKey, InvalidTreeError } from './tree-path.ts';

const MAX_DEPTH = 32;

/** The data that resolves placeholders such as {'.sv': 'timestamp'}. */
export interface ServerValues {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The stored value, for increments. */
  readonly current: TreeNode;
}

/**
 * Converts a value from a client to a tree. Arrays become objects, empty branches and priorities
 * are dropped and server values are resolved. Throws InvalidTreeError for unsupported data.
 */
export function toTree(value: unknown, server: ServerValues, depth = 0): TreeNode {
  if (depth > MAX_DEPTH) throw new InvalidTreeError('The data is nested too deeply.');
  if (value === null || value === undefined) return null;
  if (isLeaf(value)) return value;
  if (typeof value !== 'object') throw new InvalidTreeError('The data is not JSON.');
  const entries = Object.entries(value);
  const valueByKey = new Map(entries);
  if (valueByKey.has('.sv')) return resolveServerValue(valueByKey.get('.sv'), server);
  if (valueByKey.has('.value')) return toTree(valueByKey.get('.value'), server, depth + 1);
  return toBranch(entries, server, depth);
}

function toBranch(
  entries: readonly (readonly [string, unknown])[],
  server: ServerValues,
  depth: number,
): TreeBranch | null {
  const children: [string, TreeNode][] = [];
  for (const [key, child] of entries) {
    if (key === '.priority') continue;
    assertKey(key);
    const current = getNodeAt(server.current, [key]);
    const node = toTree(child, { now: server.now, current }, depth + 1);
    if (node !== null) children.push([key, node]);
  }
  return children.length === 0 ? null : Object.fromEntries(children);
}

function isLeaf(value: unknown): value is TreeLeaf {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' || typeof value === 'boolean';
}

function resolveServerValue(request: unknown, server: ServerValues): TreeNode {
  if (request === 'timestamp') return server.now;
  if (typeof request === 'object' && request !== null && 'increment' in request) {
    const { increment } = request;
    if (typeof increment !== 'number') throw new InvalidTreeError('An increment must be a number.');
    const base = server.current;
    return typeof base === 'number' && !isBranch(base) ? base + increment : increment;
  }
  throw new InvalidTreeError('Unknown server value.');
}
