const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds string literals that start with the path of a route. Ignores the home page, whose path '/' never
 * changes.
 */
export function findHandWrittenPaths(source: string, paths: readonly string[]): readonly string[] {
  const alternatives = paths
    .filter((path) => path !== '/')
    .map((path) => escapeRegExp(path).replace('\\{product\\}', '[a-z]+'));
  const literal = new RegExp(`['"\`](?:${alternatives.join('|')})(?=['"\`?#/$])`, 'g');
  return [...source.matchAll(literal)].map(([match]) => match.slice(1));
}
