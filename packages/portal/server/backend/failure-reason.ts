import { z } from 'zod';

/** Returns the reason of a failed request: that of the connection, which `fetch` wraps, or of the response. */
export function getFailureReason(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return 'its response is not the expected JSON';
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // The errors of several addresses have no message of their own.
  return cause.message || String(Reflect.get(cause, 'code') ?? cause.name);
}
