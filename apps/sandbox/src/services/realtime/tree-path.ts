/** A place in the tree: its keys from the root down. The root is the empty list. */
export type TreePath = readonly string[];

const FORBIDDEN_IN_KEY = /[./#$[\]]|\p{Cc}/u;
const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
const bytes = new TextEncoder();

/** The address or the data breaks the database's rules for names; the client is told so. */
export class InvalidTreeError extends Error {
  override name = 'InvalidTreeError';
}

/** Reads '/Notifications/Users/7'; throws InvalidTreeError for a name that no node may have. */
export function parseTreePath(text: string): TreePath {
  const keys = text.split('/').filter((key) => key !== '');
  if (keys.length > MAX_DEPTH) throw new InvalidTreeError('The path is too deep.');
  keys.forEach(assertKey);
  return keys;
}

/** Writes the path without a leading slash, the way the wire and the storage spell it. */
export function treePathText(path: TreePath): string {
  return path.join('/');
}

/** Whether `path` is `ancestor` itself or lies below it. */
export function isAtOrBelow(path: TreePath, ancestor: TreePath): boolean {
  return ancestor.every((key, depth) => path[depth] === key);
}

/** Throws InvalidTreeError when the key holds a character that the database reserves. */
export function assertKey(key: string): void {
  if (key === '' || FORBIDDEN_IN_KEY.test(key) || bytes.encode(key).length > MAX_KEY_BYTES) {
    throw new InvalidTreeError(`'${key.slice(0, 40)}' cannot be a key.`);
  }
}
