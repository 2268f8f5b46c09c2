import type { Failure } from '../errors/types.ts';

/** Whether another page can be requested; 'failed' can be retried. */
export type NextPageState = 'no' | 'yes' | 'loading' | 'failed';

/** The state of a paged list (spec 4, lists). */
export type PagedState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly items: readonly T[];
      readonly more: NextPageState;
      readonly refreshing: boolean;
      readonly total?: number;
      /** Why the last 'load more' failed, when `more` is 'failed'. */
      readonly moreFailure?: Failure;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly stale?: readonly T[] }
  | { readonly kind: 'unauthorized' };

/** How a list detects another page: by total or by a full last page. */
export type NextPageRule =
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'page-full'; readonly pageSize: number };
