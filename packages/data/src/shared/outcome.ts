import type { Failure } from '@surtidor/domain';

/** How a single call ended: with a value, or with a failure to tell. Never a rejected promise. */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A call that brought a value. */
export const done = <T>(value: T): Outcome<T> => ({ kind: 'done', value });

/** A call that failed. */
export const failed = (failure: Failure): Outcome<never> => ({ kind: 'failed', failure });
