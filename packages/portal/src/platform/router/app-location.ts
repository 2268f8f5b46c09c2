/** The parts of a portal URL. */
export interface AppLocation {
  readonly pathname: string;
  /** Begins with '?', or is empty. */
  readonly search: string;
  /** Begins with '#', or is empty. */
  readonly hash: string;
}

const placeholderOrigin = 'http://portal';

/** Splits a portal URL into its parts. */
export function toLocation(url: string): AppLocation {
  const { pathname, search, hash } = new URL(url, placeholderOrigin);
  return { pathname, search, hash };
}

/**
 * Resolves a URL such as '/a?b=1', '?b=1' or '#c' against the current one. The result is always a URL of the
 * portal: the origin of another site is removed.
 */
export function resolveUrl(
  to: string,
  { pathname, search }: Pick<AppLocation, 'pathname' | 'search'>,
): string {
  const resolved = new URL(to, `${placeholderOrigin}${pathname}${search}`);
  return `${resolved.pathname}${resolved.search}${resolved.hash}`;
}
