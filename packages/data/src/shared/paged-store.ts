import type { ObservableQuery, OperationVariables } from '@apollo/client';
import { getLoadedItems, noDataFailure, type PagedState } from '@surtidor/domain';
import type { WatchedQuery } from '../client/data-client.ts';
import { toFailure } from './errors/to-failure.ts';
import { type AllPages, createAllPages } from './fetch-all-pages.ts';
import { appendPage, hasListChanged, type LoadedList, maxChangeReloads } from './loaded-list.ts';
import { done, failed, type Outcome } from './outcome.ts';
import type { PageContent, PagedQuery, PageVariables } from './paged-query.ts';
import {
  getPagedState,
  keepPreviousRows,
  type ListChange,
  type Paged,
  type PageStatus,
} from './paged-state.ts';
import { createQuerySnapshot } from './query-snapshot.ts';
import { refetchLatest } from './refetch-latest.ts';
import { getCurrentFetchPolicy } from './remote-query.ts';
import type { QuerySnapshot } from './remote-state.ts';
import type { DataContext } from './remote-store.ts';
import { keepSameState, type Store } from './store.ts';

/** A list that grows page by page and can be watched. */
export interface PagedStore<TItem, TExtra> extends Store<Paged<TItem, TExtra>> {
  /** Loads the next page, if there is one and none is loading. */
  readonly loadMore: () => void;
  /** Reloads page 1, which replaces the list. */
  readonly retry: () => void;
  /** Reloads all loaded pages; the current rows stay until the response has as many. */
  readonly refresh: () => void;
  /** Returns a fetcher of all pages of the list, loaded or not. */
  readonly allPages: () => AllPages<TItem>;
}

/** Variables of a paged operation without the paging variables. */
export type ListVariables<TVariables extends PageVariables> = Omit<TVariables, keyof PageVariables>;

type List<TItem, TExtra> = LoadedList<TItem, TExtra> | null;

class WatchedPages<TData, TVariables extends PageVariables, TItem, TExtra>
  implements PagedStore<TItem, TExtra>
{
  readonly #dataContext: DataContext;
  readonly #query: PagedQuery<TData, TVariables, TItem, TExtra>;
  readonly #variables: object;
  readonly #watched: WatchedQuery<TData>;
  readonly #listeners = new Set<() => void>();
  /** The response of page 1 and its list; null without data. */
  #firstPage: { readonly data: unknown; readonly list: List<TItem, TExtra> } | undefined;
  /** Page 1 and the following ones. */
  #list: List<TItem, TExtra> = null;
  #snapshot: QuerySnapshot<LoadedList<TItem, TExtra>> = {
    loading: false,
    failure: null,
    value: undefined,
    lastValue: undefined,
  };
  #nextPage: PageStatus = { kind: 'still' };
  #state: Paged<TItem, TExtra>;
  /** Generation of the list; pages requested in an earlier generation are dropped. */
  #generation = 0;
  /** Number of pages to load automatically; reset to 1 when they are loaded. */
  #requestedPageCount: number;
  /** Whether page 1 is reloading; further pages of the old list are then dropped. */
  #isReloading = false;
  /** Keys of the rows shown when a page revealed that the list had changed; null unless it is reloading for that. */
  #keysBeforeChange: ReadonlySet<string> | null = null;
  #changeReloadCount = 0;
  #change: ListChange | null = null;

  constructor(
    dataContext: DataContext,
    query: PagedQuery<TData, TVariables, TItem, TExtra>,
    variables: object,
    pages: number,
  ) {
    this.#requestedPageCount = pages;
    this.#dataContext = dataContext;
    this.#query = query;
    this.#variables = variables;
    this.#watched = dataContext.client.watchQuery<TData>({
      ...this.#getPageRequest(1),
      fetchPolicy: getCurrentFetchPolicy(query.fetchPolicy),
    });
    this.#snapshot = this.#createSnapshot(this.#watched.getCurrentResult());
    this.#appendCachedPages();
    // The first subscription loads the other automatic pages.
    const isIncomplete = this.#list !== null && this.#list.pageCount < pages;
    this.#state = getPagedState(
      this.#snapshot,
      query,
      isIncomplete ? { kind: 'loading' } : this.#nextPage,
    );
  }

  readonly getState = () => this.#state;

  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    const subscription = this.#watched.subscribe((result) => this.#receive(result));
    return () => {
      this.#listeners.delete(onChange);
      // Strict mode unsubscribes and resubscribes immediately: a short delay keeps the request alive.
      setTimeout(() => subscription.unsubscribe());
    };
  };

  readonly loadMore = () => {
    const list = this.#state.state;
    if (list.kind !== 'ready' || (list.more !== 'yes' && list.more !== 'failed')) return;
    // If a newer page 1 arrives first, the list restarts and the page is requested again.
    if (!this.#isReloading)
      this.#requestedPageCount = Math.max(
        this.#requestedPageCount,
        (this.#list?.pageCount ?? 0) + 1,
      );
    if (this.#keysBeforeChange === null) this.#change = null;
    void this.#fetchNextPage();
  };

  readonly retry = () => {
    if (this.#state.state.kind === 'ready') this.#requestedPageCount = 1;
    this.#isReloading = true;
    this.#change = null;
    this.#keysBeforeChange = null;
    this.#changeReloadCount = 0;
    this.#refetch();
  };

  readonly refresh = () => {
    this.#requestedPageCount = Math.max(this.#requestedPageCount, this.#list?.pageCount ?? 1);
    this.#refetch();
  };

  readonly allPages = () => createAllPages(this.#dataContext, this.#query, this.#variables);

  #refetch(): void {
    refetchLatest(this.#watched);
  }

  #getPageRequest(page: number) {
    const variables = { ...this.#variables, page, pageSize: this.#query.pageSize };
    return { query: this.#query.document, variables: variables as OperationVariables };
  }

  #readPage(data: unknown): PageContent<TItem, TExtra> | null {
    // Results are typed as partial, but never are, because partial data is not enabled.
    return data == null ? null : this.#query.read(data as TData, this.#dataContext.storeContext);
  }

  #createSnapshot(result: ObservableQuery.Result<TData>): QuerySnapshot<LoadedList<TItem, TExtra>> {
    const isCompleted = this.#snapshot.loading && !result.loading;
    if (result.data != null && (isCompleted || result.data !== this.#firstPage?.data)) {
      this.#restart(result.data);
    }
    const value = result.data == null ? undefined : this.#list;
    return createQuerySnapshot(result, value, value ?? this.#snapshot.lastValue);
  }

  /** Page 1 replaces the list (spec 4); the same response gives the same items. */
  #restart(data: unknown): void {
    if (data !== this.#firstPage?.data) {
      const rows = this.#readPage(data);
      this.#firstPage = { data, list: rows && appendPage(null, rows, this.#query.getKey) };
    }
    this.#list = this.#firstPage?.list ?? null;
    this.#generation += 1;
  }

  /** Appends the cached pages, so that a reopened list shows them immediately. */
  #appendCachedPages(): void {
    while (this.#list && this.#list.pageCount < this.#requestedPageCount) {
      const page = this.#getPageRequest(this.#list.pageCount + 1);
      const data = this.#dataContext.client.readQuery<TData>(page);
      const content = this.#readPage(data);
      // Pages cached at different times may not fit together; the first subscription loads them anew.
      if (content && hasListChanged(this.#list, content, this.#query.getKey)) return;
      if (!this.#append(content)) return;
    }
  }

  /** Appends a page; returns whether it had rows. */
  #append(rows: PageContent<TItem, TExtra> | null): boolean {
    if (!this.#list || !rows || rows.items.length === 0) return false;
    this.#list = appendPage(this.#list, rows, this.#query.getKey);
    this.#snapshot = { ...this.#snapshot, value: this.#list, lastValue: this.#list };
    return true;
  }

  #receive(result: ObservableQuery.Result<TData>): void {
    const previous = this.#generation;
    if (result.loading && !this.#snapshot.loading) this.#generation += 1;
    this.#snapshot = this.#createSnapshot(result);
    if (!result.loading) this.#isReloading = false;
    this.#update(previous === this.#generation ? this.#nextPage : { kind: 'still' });
  }

  #update(nextPage: PageStatus): void {
    this.#nextPage = nextPage;
    const received = getPagedState(this.#snapshot, this.#query, nextPage);
    const shouldLoadNext = this.#shouldLoadNext(received.state);
    if (!shouldLoadNext) this.#completeChange(received.state);
    const next = this.#withChange(received);
    // Cached rows stay until the new response has as many.
    const shown = this.#requestedPageCount > 1 ? keepPreviousRows(this.#state, next) : next;
    const state = keepSameState(this.#state.state, shown.state);
    this.#state = keepSameState(this.#state, { ...shown, state });
    for (const notify of this.#listeners) notify();
    if (shouldLoadNext) void this.#fetchNextPage();
  }

  /** Whether to load the next automatic page now. */
  #shouldLoadNext(list: PagedState<TItem>): boolean {
    if (this.#requestedPageCount <= 1 || this.#snapshot.loading || list.kind !== 'ready')
      return false;
    // After a failed page, `loadMore` continues with the remaining ones.
    if (list.more === 'loading' || list.more === 'failed') return false;
    const shouldLoadNext =
      list.more === 'yes' && (this.#list?.pageCount ?? 0) < this.#requestedPageCount;
    if (!shouldLoadNext) this.#requestedPageCount = 1;
    return shouldLoadNext;
  }

  async #fetchNextPage(): Promise<void> {
    if (!this.#list || this.#nextPage.kind === 'loading') return;
    const page = this.#list.pageCount + 1;
    const generation = this.#generation;
    this.#update({ kind: 'loading' });
    const response = await this.#fetchPage(page);
    if (generation !== this.#generation) return;
    if (response.kind === 'failed') this.#update(response);
    else if (this.#shouldReloadFor(response.value)) this.#reloadChangedList();
    else this.#update({ kind: this.#append(response.value) ? 'still' : 'ended' });
  }

  #shouldReloadFor(content: PageContent<TItem, TExtra>): boolean {
    return (
      this.#list !== null &&
      this.#changeReloadCount < maxChangeReloads &&
      hasListChanged(this.#list, content, this.#query.getKey)
    );
  }

  /** Requests the loaded pages and the next one again, because rows between them may be missing or gone. */
  #reloadChangedList(): void {
    this.#changeReloadCount += 1;
    this.#keysBeforeChange ??= this.#getKeys(this.#state.state);
    this.#requestedPageCount = Math.max(this.#requestedPageCount, (this.#list?.pageCount ?? 0) + 1);
    this.#refetch();
  }

  /** Reports the change when all requested pages are loaded again. A failed page is retried before. */
  #completeChange(list: PagedState<TItem>): void {
    if (this.#keysBeforeChange === null || this.#snapshot.loading) return;
    const isLoaded = list.kind === 'ready' && (list.more === 'yes' || list.more === 'no');
    if (!isLoaded && list.kind !== 'empty') return;
    const keys = this.#getKeys(list);
    const removedKeys = [...this.#keysBeforeChange].filter((key) => !keys.has(key));
    this.#change = { removedKeys: new Set(removedKeys) };
    this.#keysBeforeChange = null;
    this.#changeReloadCount = 0;
  }

  /** Adds the change. A list that reloads for one is loading its next page until it is complete. */
  #withChange(paged: Paged<TItem, TExtra>): Paged<TItem, TExtra> {
    const { state } = paged;
    const isLoading =
      this.#keysBeforeChange !== null && state.kind === 'ready' && state.more !== 'failed';
    return {
      ...paged,
      change: this.#change,
      state: isLoading ? { ...state, more: 'loading', refreshing: true } : state,
    };
  }

  #getKeys(list: PagedState<TItem>): ReadonlySet<string> {
    return new Set(getLoadedItems(list).map(this.#query.getKey));
  }

  /**
   * Fetches one page. Pages are cached separately, so that long lists grow as cheaply as short
   * ones. A restarted list never uses a pending response of the old one.
   */
  async #fetchPage(page: number): Promise<Outcome<PageContent<TItem, TExtra>>> {
    try {
      const { data } = await this.#dataContext.client.query<TData, OperationVariables>({
        ...this.#getPageRequest(page),
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false },
      });
      const content = this.#readPage(data);
      return content ? done(content) : failed(this.#query.missing ?? noDataFailure);
    } catch (error) {
      return failed(toFailure(error));
    }
  }
}

/**
 * Creates a store that watches page 1 and appends further pages. The first `pages` are loaded
 * automatically, so that a reloaded URL shows the same rows.
 */
export const createPagedStore = <TData, TVariables extends PageVariables, TItem, TExtra>(
  dataContext: DataContext,
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: ListVariables<TVariables>,
  pages = 1,
): PagedStore<TItem, TExtra> => new WatchedPages(dataContext, query, variables, pages);
