import type { Failure } from '../errors/types.ts';

/**
 * The state of a remote value (spec 4). 'empty' is a successful response without content. 'failed'
 * keeps the previous value as `stale`. There is no forbidden state, because access is decided before
 * the request.
 */
export type RemoteState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T; readonly refreshing: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly stale?: T }
  | { readonly kind: 'unauthorized' };
