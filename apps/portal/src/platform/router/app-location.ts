/** The parts of a portal address. */
export interface AppLocation {
  readonly pathname: string;
  /** Begins with '?', or is empty. */
  readonly search: string;
  /** Begins with '#', or is empty. */
  readonly hash: string;
}

const anyOrigin = 'http://portal';

/** Splits a portal address. */
export function toLocation(address: string): AppLocation {
  const { pathname, search, hash } = new URL(address, anyOrigin);
  return { pathname, search, hash };
}

/**
 * Resolves an address ('/a?b=1', '?b=1', '#c') against the current one. Only the path of another
 * site's address is used: the result is always an address of the portal.
 */
export function resolveAddress(
  to: string,
  { pathname, search }: Pick<AppLocation, 'pathname' | 'search'>,
): string {
  const resolved = new URL(to, `${anyOrigin}${pathname}${search}`);
  return `${resolved.pathname}${resolved.search}${resolved.hash}`;
}
