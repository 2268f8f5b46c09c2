import type { Leaf } from './leaves.ts';

/** Replacement of a subtree. */
export interface Replacement {
  readonly path: string;
  readonly leaves: readonly Leaf[];
}

/** Storage of the realtime database: memory or SQLite. */
export interface LeafStorage {
  /** The leaves at the path or below it, in any order. The empty path is the whole tree. */
  under(path: string): readonly Leaf[];
  /** Applies all replacements atomically. A new leaf replaces leaves above it. */
  replace(replacements: readonly Replacement[]): void;
}

/** The paths above a path, the root left out: 'a/b/c' -> ['a', 'a/b']. */
export function pathsAbove(path: string): string[] {
  const keys = path.split('/');
  return keys.slice(1).map((_, depth) => keys.slice(0, depth + 1).join('/'));
}
