import type { Failure } from '../../errors/types.ts';

/**
 * Everything a screen may know about one remote value (spec 4, lists).
 * 'empty' came back well with nothing in it; 'failed' did not come back, and keeps what was
 * known before as `stale`. Forbidden is not a state: it is decided before any request.
 */
export type RemoteState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T; readonly refreshing: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly stale?: T }
  | { readonly kind: 'unauthorized' };
