import type { Failure } from '../../errors/types.ts';

/** Whether another page can be asked for; 'failed' keeps the button, to try again. */
export type NextPageState = 'no' | 'yes' | 'loading' | 'failed';

/** Everything a screen may know about a list that grows page by page (spec 4, lists). */
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

/** How a list knows that there is more: a total from the server, or a page that came back full. */
export type NextPageRule =
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'page-full'; readonly pageSize: number };
