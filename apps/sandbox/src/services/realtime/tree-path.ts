/** The keys from the root to a node. The root is the empty list. */
export type TreePath = readonly string[];

const FORBIDDEN_IN_KEY = /[./#$[\]]|\p{Cc}/u;
const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
const encoder = new TextEncoder();

/** Thrown for invalid paths and data. The client receives the message. */
export class InvalidTreeError extends Error {
  override name = 'InvalidTreeError';
}

/** Parses a path such as '/Notifications/Users/7'. Throws InvalidTreeError for an invalid key. */
export function parseTreePath(text: string): TreePath {
  const keys = text.split('/').filter((key) => key !== '');
  if (keys.length > MAX_DEPTH) throw new InvalidTreeError('The path has too many keys.');
  keys.forEach(assertKey);
  return keys;
}

/** Formats a path without a leading slash, for the protocol and the storage. */
export function formatTreePath(path: TreePath): string {
  return path.join('/');
}

/** Whether `path` equals `ancestor` or is below it. */
export function isAtOrBelow(path: TreePath, ancestor: TreePath): boolean {
  return ancestor.every((key, depth) => path[depth] === key);
}

/** Throws InvalidTreeError if the key is empty, too long or contains a reserved character. */
export function assertKey(key: string): void {
  if (key === '' || FORBIDDEN_IN_KEY.test(key) || encoder.encode(key).length > MAX_KEY_BYTES) {
    throw new InvalidTreeError(`'${key.slice(0, 40)}' cannot be a key.`);
  }
}
