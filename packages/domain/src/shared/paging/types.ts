import type { Failure } from '../errors/types.ts';

/** Whether there is another page. A failed request for one can be retried. */
export type NextPageState = 'no' | 'yes' | 'loading' | 'failed';

/** The state of a paged list (spec 4). */
export type PagedState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly items: readonly T[];
      readonly more: NextPageState;
      readonly refreshing: boolean;
      readonly total?: number;
      /** Why the next page could not be loaded, if `more` is 'failed'. */
      readonly moreFailure?: Failure;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly stale?: readonly T[] }
  | { readonly kind: 'unauthorized' };

/** How to detect another page: by the total, or by a full last page while the total, if known, is not reached. */
export type NextPageRule =
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'page-full'; readonly pageSize: number; readonly total: number | null };
