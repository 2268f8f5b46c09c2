import { getParentPaths, type LeafStorage, type Replacement } from './leaf-storage.ts';
import type { TreeLeaf } from './tree.ts';

export function createMemoryLeafStorage(): LeafStorage {
  const values = new Map<string, TreeLeaf>();

  const isUnder = (candidate: string, path: string) =>
    path === '' || candidate === path || candidate.startsWith(`${path}/`);

  const replaceSubtree = ({ path, leaves }: Replacement) => {
    for (const stored of values.keys()) if (isUnder(stored, path)) values.delete(stored);
    if (leaves.length > 0) for (const parent of getParentPaths(path)) values.delete(parent);
    for (const leaf of leaves) values.set(leaf.path, leaf.value);
  };

  return {
    getLeaves: (path) =>
      [...values]
        .filter(([key]) => isUnder(key, path))
        .map(([key, value]) => ({ path: key, value })),
    replace: (replacements) => replacements.forEach(replaceSubtree),
  };
}
