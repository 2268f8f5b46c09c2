import type { Leaf } from './leaves.ts';

/** New leaves of a subtree. */
export interface Replacement {
  readonly path: string;
  readonly leaves: readonly Leaf[];
}

/** Storage of the realtime database, in memory or SQLite. */
export interface LeafStorage {
  /** Returns the leaves at the path and below it, in any order. The empty path returns all leaves. */
  getLeaves(path: string): readonly Leaf[];
  /** Applies all replacements atomically. New leaves replace leaves at the paths above them. */
  replace(replacements: readonly Replacement[]): void;
}

/** Returns the paths above a path without the root: 'a/b/c' -> ['a', 'a/b']. */
export function getParentPaths(path: string): string[] {
  const keys = path.split('/');
  return keys.slice(1).map((_, depth) => keys.slice(0, depth + 1).join('/'));
}
