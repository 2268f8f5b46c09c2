const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The tries of one connection: an address may stand for several machines or protocols. */
const triesOf = (cause: unknown): readonly unknown[] =>
  cause instanceof AggregateError ? cause.errors : [cause];

/**
 * Whether nobody took the connection, at none of the backend's addresses: then not one byte of the
 * request has left, and it can be sent again without harm. Anything else may have arrived.
 */
export function wasConnectionRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const tries = triesOf(error.cause);
  return tries.length > 0 && tries.every((one) => codeOf(one) === 'ECONNREFUSED');
}
