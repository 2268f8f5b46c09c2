const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The errors of one connection attempt, which may try several addresses. */
const getTries = (cause: unknown): readonly unknown[] =>
  cause instanceof AggregateError ? cause.errors : [cause];

/**
 * Whether all addresses of the backend refused the connection: then nothing of the request was sent and it
 * can be repeated safely.
 */
export function wasConnectionRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const tries = getTries(error.cause);
  return tries.length > 0 && tries.every((one) => getCode(one) === 'ECONNREFUSED');
}
