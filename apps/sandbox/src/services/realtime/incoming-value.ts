import { isBranch, nodeAt, type TreeBranch, type TreeLeaf, type TreeNode } from './tree.ts';
import { assertKey, InvalidTreeError } from './tree-path.ts';

const MAX_DEPTH = 32;

/** What a placeholder such as {'.sv': 'timestamp'} needs to become a value. */
export interface ServerValues {
  /** Epoch milliseconds. */
  readonly now: number;
  /** What is stored at the same place, for an increment. */
  readonly current: TreeNode;
}

/**
 * Turns what a client sent into a tree: arrays become objects, empty branches vanish, server
 * values are filled in and priorities (which the portal never uses) are dropped.
 * Throws InvalidTreeError for data that the database cannot hold.
 */
export function toTree(value: unknown, server: ServerValues, depth = 0): TreeNode {
  if (depth > MAX_DEPTH) throw new InvalidTreeError('The data is too deep.');
  if (value === null || value === undefined) return null;
  if (isLeaf(value)) return value;
  if (typeof value !== 'object') throw new InvalidTreeError('The data is not JSON.');
  const entries = Object.entries(value);
  const wrapped = new Map(entries);
  if (wrapped.has('.sv')) return serverValue(wrapped.get('.sv'), server);
  if (wrapped.has('.value')) return toTree(wrapped.get('.value'), server, depth + 1);
  return getBranch(entries, server, depth);
}

function getBranch(
  entries: readonly (readonly [string, unknown])[],
  server: ServerValues,
  depth: number,
): TreeBranch | null {
  const children: [string, TreeNode][] = [];
  for (const [key, child] of entries) {
    if (key === '.priority') continue;
    assertKey(key);
    const current = nodeAt(server.current, [key]);
    const node = toTree(child, { now: server.now, current }, depth + 1);
    if (node !== null) children.push([key, node]);
  }
  return children.length === 0 ? null : Object.fromEntries(children);
}

function isLeaf(value: unknown): value is TreeLeaf {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' || typeof value === 'boolean';
}

function serverValue(request: unknown, server: ServerValues): TreeNode {
  if (request === 'timestamp') return server.now;
  if (typeof request === 'object' && request !== null && 'increment' in request) {
    const step = request.increment;
    if (typeof step !== 'number') throw new InvalidTreeError('An increment must be a number.');
    const base = server.current;
    return typeof base === 'number' && !isBranch(base) ? base + step : step;
  }
  throw new InvalidTreeError('Unknown server value.');
}
