const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The texts of a source that are, or begin with, the path of a route. The home page is left alone:
 * '/' is written everywhere and cannot change.
 */
export function handWrittenPaths(source: string, paths: readonly string[]): readonly string[] {
  const alternatives = paths
    .filter((path) => path !== '/')
    .map((path) => escaped(path).replace('\\{product\\}', '[a-z]+'));
  const literal = new RegExp(`['"\`](?:${alternatives.join('|')})(?=['"\`?#/$])`, 'g');
  return [...source.matchAll(literal)].map(([found]) => found.slice(1));
}
