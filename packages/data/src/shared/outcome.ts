import type { Failure } from '@surtidor/domain';

/** The result of a request: a value or a failure. */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A successful result. */
export const done = <T>(value: T): Outcome<T> => ({ kind: 'done', value });

/** A failed result. */
export const failed = (failure: Failure): Outcome<never> => ({ kind: 'failed', failure });
