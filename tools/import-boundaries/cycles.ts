/** Edges by node. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Returns a cycle of the graph; null if there is none. */
export function findCircle(graph: Graph): readonly string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (key: string): readonly string[] | null => {
    const at = path.indexOf(key);
    if (at >= 0) return [...path.slice(at), key];
    if (done.has(key)) return null;
    path.push(key);
    for (const next of graph.get(key) ?? []) {
      const circle = visit(next);
      if (circle !== null) return circle;
    }
    path.pop();
    done.add(key);
    return null;
  };
  for (const key of graph.keys()) {
    const circle = visit(key);
    if (circle !== null) return circle;
  }
  return null;
}
