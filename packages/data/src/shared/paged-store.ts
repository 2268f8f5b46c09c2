import type { ObservableQuery, OperationVariables } from '@apollo/client';
import type { PagedState } from '@surtidor/domain';
import { toFailure } from './errors/to-failure.ts';
import { type AllPages, createAllPages } from './fetch-all-pages.ts';
import { type LoadedList, withPage } from './loaded-list.ts';
import { done, failed, type Outcome } from './outcome.ts';
import type { PagedQuery, PageVariables, Rows } from './paged-query.ts';
import { keepPreviousRows, type Paged, type PageStatus, pagedState } from './paged-state.ts';
import { querySnapshot } from './query-snapshot.ts';
import { refetchLatest } from './refetch-latest.ts';
import { getCurrentFetchPolicy } from './remote-query.ts';
import type { QuerySnapshot } from './remote-state.ts';
import type { DataContext } from './remote-store.ts';
import type { Store } from './store.ts';

/** A list that grows page by page and can be watched. */
export interface PagedStore<TItem, TExtra> extends Store<Paged<TItem, TExtra>> {
  /** Loads the next page, if there is one and none is loading. */
  readonly loadMore: () => void;
  /** Reloads page 1, which replaces the list. */
  readonly retry: () => void;
  /** Reloads all loaded pages; the current rows stay until the response has as many. */
  readonly refresh: () => void;
  /** All pages of the list, loaded or not. */
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
  readonly #watched: ObservableQuery<TData>;
  readonly #listeners = new Set<() => void>();
  /** The response of page 1 and its list; null without data. */
  #first: { readonly data: unknown; readonly list: List<TItem, TExtra> } | undefined;
  /** Page 1 and the following ones. */
  #list: List<TItem, TExtra> = null;
  #snapshot: QuerySnapshot<LoadedList<TItem, TExtra>> = {
    loading: false,
    failure: null,
    value: undefined,
    known: undefined,
  };
  #nextPage: PageStatus = { kind: 'still' };
  #state: Paged<TItem, TExtra>;
  /** Generation of the list; pages requested in an earlier one are dropped. */
  #generation = 0;
  /** Number of pages to load automatically; 1 when done or failed. */
  #wanted: number;
  /** Whether page 1 is reloading, so that further pages of the old list are dropped. */
  #isReplaced = false;

  constructor(
    dataContext: DataContext,
    query: PagedQuery<TData, TVariables, TItem, TExtra>,
    variables: object,
    pages: number,
  ) {
    this.#wanted = pages;
    this.#dataContext = dataContext;
    this.#query = query;
    this.#variables = variables;
    this.#watched = dataContext.client.watchQuery<TData, OperationVariables>({
      ...this.#page(1),
      fetchPolicy: getCurrentFetchPolicy(query.fetchPolicy),
    });
    this.#snapshot = this.#querySnapshot(this.#watched.getCurrentResult());
    this.#addRemembered();
    this.#state = pagedState(this.#snapshot, query, this.#nextPage);
  }

  readonly getState = () => this.#state;

  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    const subscription = this.#watched.subscribe((result) => this.#receive(result));
    return () => {
      this.#listeners.delete(onChange);
      // Strict mode unsubscribes and resubscribes at once: a short delay keeps the request alive.
      setTimeout(() => subscription.unsubscribe());
    };
  };

  readonly loadMore = () => {
    const list = this.#state.state;
    if (list.kind !== 'ready' || (list.more !== 'yes' && list.more !== 'failed')) return;
    // If a newer page 1 arrives first, the list restarts and the page is requested again.
    if (!this.#isReplaced) this.#wanted = Math.max(this.#wanted, (this.#list?.pages ?? 0) + 1);
    void this.#askNext();
  };

  readonly retry = () => {
    if (this.#state.state.kind === 'ready') this.#wanted = 1;
    this.#isReplaced = true;
    this.#checkAgain();
  };

  readonly refresh = () => {
    this.#wanted = Math.max(this.#wanted, this.#list?.pages ?? 1);
    this.#checkAgain();
  };

  readonly allPages = () => createAllPages(this.#dataContext, this.#query, this.#variables);

  #checkAgain(): void {
    refetchLatest(this.#watched);
  }

  #page(page: number) {
    const variables = { ...this.#variables, page, pageSize: this.#query.pageSize };
    return { query: this.#query.document, variables: variables as OperationVariables };
  }

  #rowsOf(data: unknown): Rows<TItem, TExtra> | null {
    // Results are typed as partial, but never are, because partial data is not enabled.
    return data == null ? null : this.#query.read(data as TData, this.#dataContext.storeContext);
  }

  #querySnapshot(result: ObservableQuery.Result<TData>): QuerySnapshot<LoadedList<TItem, TExtra>> {
    const settles = this.#snapshot.loading && !result.loading;
    if (result.data != null && (settles || result.data !== this.#first?.data)) {
      this.#begin(result.data);
    }
    const value = result.data == null ? undefined : this.#list;
    return querySnapshot(result, value, value ?? this.#snapshot.known);
  }

  /** Page 1 replaces the list (spec 4); the same response gives the same items. */
  #begin(data: unknown): void {
    if (data !== this.#first?.data) {
      const rows = this.#rowsOf(data);
      this.#first = { data, list: rows && withPage(null, rows, this.#query.getKey) };
    }
    this.#list = this.#first?.list ?? null;
    this.#generation += 1;
  }

  /** A reopened list shows its cached pages at once. */
  #addRemembered(): void {
    while (this.#list && this.#list.pages < this.#wanted) {
      const page = this.#page(this.#list.pages + 1);
      const data = this.#dataContext.client.readQuery<TData, OperationVariables>(page);
      if (!this.#append(this.#rowsOf(data))) return;
    }
  }

  /** Appends a page; returns whether it had rows. */
  #append(rows: Rows<TItem, TExtra> | null): boolean {
    if (!this.#list || !rows || rows.items.length === 0) return false;
    this.#list = withPage(this.#list, rows, this.#query.getKey);
    this.#snapshot = { ...this.#snapshot, value: this.#list, known: this.#list };
    return true;
  }

  #receive(result: ObservableQuery.Result<TData>): void {
    const previous = this.#generation;
    if (result.loading && !this.#snapshot.loading) this.#generation += 1;
    this.#snapshot = this.#querySnapshot(result);
    if (!result.loading) this.#isReplaced = false;
    this.#show(previous === this.#generation ? this.#nextPage : { kind: 'still' });
  }

  #show(nextPage: PageStatus): void {
    this.#nextPage = nextPage;
    const next = pagedState(this.#snapshot, this.#query, nextPage);
    const goOn = this.#isToGrow(next.state);
    // Cached rows stay until the new response has as many.
    this.#state = this.#wanted > 1 ? keepPreviousRows(this.#state, next) : next;
    for (const notify of this.#listeners) notify();
    if (goOn) void this.#askNext();
  }

  /** Whether to load the next automatic page now. */
  #isToGrow(list: PagedState<TItem>): boolean {
    if (this.#wanted <= 1 || this.#snapshot.loading || list.kind !== 'ready') return false;
    if (list.more === 'loading') return false;
    const goOn = list.more === 'yes' && (this.#list?.pages ?? 0) < this.#wanted;
    if (!goOn) this.#wanted = 1;
    return goOn;
  }

  async #askNext(): Promise<void> {
    if (!this.#list || this.#nextPage.kind === 'loading') return;
    const page = this.#list.pages + 1;
    const generation = this.#generation;
    this.#show({ kind: 'loading' });
    const response = await this.#ask(page);
    if (generation !== this.#generation) return;
    if (response.kind === 'failed') this.#show(response);
    else this.#show({ kind: this.#append(response.value) ? 'still' : 'ended' });
  }

  /**
   * Fetches one page. Pages are cached separately, so that long lists grow as cheaply as short
   * ones. A restarted list never uses a pending response of the old one.
   */
  async #ask(page: number): Promise<Outcome<Rows<TItem, TExtra> | null>> {
    try {
      const { data } = await this.#dataContext.client.query<TData, OperationVariables>({
        ...this.#page(page),
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false },
      });
      return done(this.#rowsOf(data));
    } catch (error) {
      return failed(toFailure(error));
    }
  }
}

/**
 * Watches page 1 and appends further pages. The first `pages` are loaded automatically, so that a
 * reloaded URL shows the same rows.
 */
export const createPagedStore = <TData, TVariables extends PageVariables, TItem, TExtra>(
  dataContext: DataContext,
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: ListVariables<TVariables>,
  pages = 1,
): PagedStore<TItem, TExtra> => new WatchedPages(dataContext, query, variables, pages);
