const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds string literals that are, or start with, the path of a route. Ignores the home page, whose
 * path '/' never changes.
 */
export function handWrittenPaths(source: string, paths: readonly string[]): readonly string[] {
  const alternatives = paths
    .filter((path) => path !== '/')
    .map((path) => escaped(path).replace('\\{product\\}', '[a-z]+'));
  const literal = new RegExp(`['"\`](?:${alternatives.join('|')})(?=['"\`?#/$])`, 'g');
  return [...source.matchAll(literal)].map(([found]) => found.slice(1));
}
