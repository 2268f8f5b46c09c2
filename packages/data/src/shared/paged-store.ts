import type { ObservableQuery, OperationVariables } from '@apollo/client';
import type { PagedState } from '@surtidor/domain';
import { toFailure } from '../errors/to-failure.ts';
import { type AllPages, createAllPages } from './fetch-all-pages.ts';
import { type LoadedList, withPage } from './loaded-list.ts';
import { done, failed, type Outcome } from './outcome.ts';
import type { PagedQuery, PageVariables, Rows } from './paged-query.ts';
import { keepPreviousRows, type Paged, type PageStatus, pagedState } from './paged-state.ts';
import { querySnapshot } from './query-snapshot.ts';
import { currentFetchPolicy } from './remote-query.ts';
import type { QuerySnapshot } from './remote-state.ts';
import type { DataContext } from './remote-store.ts';
import type { Store } from './store.ts';

/** A list that grows page by page and can be watched. */
export interface PagedStore<TItem, TExtra> extends Store<Paged<TItem, TExtra>> {
  /** Asks for the next page, when there is one and none is under way. */
  readonly loadMore: () => void;
  /** Asks for page 1 again, which replaces the list. */
  readonly retry: () => void;
  /** Asks for every page that is here again; what is shown stays until the answer has as many rows. */
  readonly refresh: () => void;
  /** Every page of the list, loaded here or not. */
  readonly allPages: () => AllPages<TItem>;
}

/** The variables of a paged operation without the two that the list itself fills in. */
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
  /** Page 1 as it was answered, and the list it makes alone; null when it had no entry. */
  #first: { readonly data: unknown; readonly list: List<TItem, TExtra> } | undefined;
  /** Page 1 and those that came after it. */
  #list: List<TItem, TExtra> = null;
  #snapshot: QuerySnapshot<LoadedList<TItem, TExtra>> = {
    loading: false,
    failure: null,
    value: undefined,
    known: undefined,
  };
  #nextPage: PageStatus = { kind: 'still' };
  #state: Paged<TItem, TExtra>;
  /** Counts the generations of the list: a page asked for before the last of them is not of it. */
  #generation = 0;
  /** Pages still to be reached by the list itself; 1 once it got there or could not. */
  #wanted: number;
  /** Whether page 1 is under way to replace the list: more of the old one is then wanted no longer. */
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
      fetchPolicy: currentFetchPolicy(query.fetchPolicy),
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
      // React leaves and comes back at once in strict mode: a short wait keeps the request alive.
      setTimeout(() => subscription.unsubscribe());
    };
  };

  readonly loadMore = () => {
    const list = this.#state.state;
    if (list.kind !== 'ready' || (list.more !== 'yes' && list.more !== 'failed')) return;
    // A newer page 1 that arrives before the answer begins the list anew: what was asked for is
    // then asked for again, not lost.
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
    // The failure reaches the screen through the watched result.
    this.#watched.refetch().catch(() => undefined);
  }

  #page(page: number) {
    const variables = { ...this.#variables, page, pageSize: this.#query.pageSize };
    return { query: this.#query.document, variables: variables as OperationVariables };
  }

  #rowsOf(data: unknown): Rows<TItem, TExtra> | null {
    // Results may be partial by their type; ours never are, because partial data is never asked for.
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

  /** Page 1 replaces the list (spec 4); the very same answer makes the very same items. */
  #begin(data: unknown): void {
    if (data !== this.#first?.data) {
      const rows = this.#rowsOf(data);
      this.#first = { data, list: rows && withPage(null, rows, this.#query.keyOf) };
    }
    this.#list = this.#first?.list ?? null;
    this.#generation += 1;
  }

  /** A list that was left and is opened again shows at once what the cache has of its pages. */
  #addRemembered(): void {
    while (this.#list && this.#list.pages < this.#wanted) {
      const page = this.#page(this.#list.pages + 1);
      const data = this.#dataContext.client.readQuery<TData, OperationVariables>(page);
      if (!this.#append(this.#rowsOf(data))) return;
    }
  }

  /** Puts a page's rows at the end; answers whether there were any. */
  #append(rows: Rows<TItem, TExtra> | null): boolean {
    if (!this.#list || !rows || rows.items.length === 0) return false;
    this.#list = withPage(this.#list, rows, this.#query.keyOf);
    this.#snapshot = { ...this.#snapshot, value: this.#list, known: this.#list };
    return true;
  }

  #receive(result: ObservableQuery.Result<TData>): void {
    const before = this.#generation;
    if (result.loading && !this.#snapshot.loading) this.#generation += 1;
    this.#snapshot = this.#querySnapshot(result);
    if (!result.loading) this.#isReplaced = false;
    this.#show(before === this.#generation ? this.#nextPage : { kind: 'still' });
  }

  #show(nextPage: PageStatus): void {
    this.#nextPage = nextPage;
    const next = pagedState(this.#snapshot, this.#query, nextPage);
    const goOn = this.#isToGrow(next.state);
    // Rows that were there (from the cache) stay until the newer answer has as many.
    this.#state = this.#wanted > 1 ? keepPreviousRows(this.#state, next) : next;
    for (const notify of this.#listeners) notify();
    if (goOn) void this.#askNext();
  }

  /** Whether the next of the wanted pages is to be asked for now; forgets them when they are here. */
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
    const answer = await this.#ask(page);
    if (generation !== this.#generation) return;
    if (answer.kind === 'failed') this.#show(answer);
    else this.#show({ kind: this.#append(answer.value) ? 'still' : 'ended' });
  }

  /**
   * One page of the backend. Each is kept by itself: a long list costs no more to grow than a short
   * one. A page of a list that began anew never takes the answer that the old list still waits for.
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
 * Watches page 1 and appends the pages asked for after it (the one adapter for lists). `pages` of
 * them are asked for by the list itself, so that a reloaded address shows the rows it showed.
 */
export const createPagedStore = <TData, TVariables extends PageVariables, TItem, TExtra>(
  dataContext: DataContext,
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: ListVariables<TVariables>,
  pages = 1,
): PagedStore<TItem, TExtra> => new WatchedPages(dataContext, query, variables, pages);
