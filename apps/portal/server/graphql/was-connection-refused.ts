const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Returns the errors of one connection attempt, which may try several addresses. */
const getConnectionErrors = (cause: unknown): readonly unknown[] =>
  cause instanceof AggregateError ? cause.errors : [cause];

/**
 * Whether all addresses of the backend refused the connection. Nothing was sent, so the request can be
 * retried safely.
 */
export function wasConnectionRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const errors = getConnectionErrors(error.cause);
  return (
    errors.length > 0 &&
    errors.every((connectionError) => getCode(connectionError) === 'ECONNREFUSED')
  );
}
