import { type LeafStorage, pathsAbove, type Replacement } from './leaf-storage.ts';
import type { TreeLeaf } from './tree.ts';

/** In-memory storage. */
export function createMemoryLeafStorage(): LeafStorage {
  const values = new Map<string, TreeLeaf>();

  const isUnder = (candidate: string, path: string) =>
    path === '' || candidate === path || candidate.startsWith(`${path}/`);

  const replaceOne = ({ path, leaves }: Replacement) => {
    for (const stored of values.keys()) if (isUnder(stored, path)) values.delete(stored);
    if (leaves.length > 0) for (const above of pathsAbove(path)) values.delete(above);
    for (const leaf of leaves) values.set(leaf.path, leaf.value);
  };

  return {
    under: (path) =>
      [...values]
        .filter(([key]) => isUnder(key, path))
        .map(([key, value]) => ({ path: key, value })),
    replace: (replacements) => replacements.forEach(replaceOne),
  };
}
