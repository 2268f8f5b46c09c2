/** Edges by node. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Returns a cycle of the graph; null if there is none. */
export function findCycle(graph: Graph): readonly string[] | null {
  const visited = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): readonly string[] | null => {
    const index = path.indexOf(node);
    if (index >= 0) return [...path.slice(index), node];
    if (visited.has(node)) return null;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle !== null) return cycle;
    }
    path.pop();
    visited.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle !== null) return cycle;
  }
  return null;
}
