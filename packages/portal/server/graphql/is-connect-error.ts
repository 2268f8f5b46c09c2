const getField = (error: unknown, name: 'code' | 'syscall'): unknown =>
  typeof error === 'object' && error !== null
    ? Object.getOwnPropertyDescriptor(error, name)?.value
    : undefined;

/** Returns the errors of one connection attempt, which may try several addresses. */
const getAttemptErrors = (cause: unknown): readonly unknown[] =>
  cause instanceof AggregateError ? cause.errors : [cause];

/** The system calls before a connection is open. Errors of an open connection have `read` or `write`. */
const connectCalls: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/** Whether no connection to the backend was opened. Nothing was sent, so the request can be retried safely. */
export function isConnectError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const errors = getAttemptErrors(error.cause);
  return (
    errors.length > 0 &&
    errors.every(
      (attemptError) =>
        connectCalls.has(getField(attemptError, 'syscall')) ||
        getField(attemptError, 'code') === 'UND_ERR_CONNECT_TIMEOUT',
    )
  );
}
