/** Edges by node. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Returns a cycle of the graph; null if there is none. */
export function findCycle(graph: Graph): readonly string[] | null {
  const visited = new Set<string>();
  const path: string[] = [];
  const visit = (key: string): readonly string[] | null => {
    const index = path.indexOf(key);
    if (index >= 0) return [...path.slice(index), key];
    if (visited.has(key)) return null;
    path.push(key);
    for (const next of graph.get(key) ?? []) {
      const cycle = visit(next);
      if (cycle !== null) return cycle;
    }
    path.pop();
    visited.add(key);
    return null;
  };
  for (const key of graph.keys()) {
    const cycle = visit(key);
    if (cycle !== null) return cycle;
  }
  return null;
}
