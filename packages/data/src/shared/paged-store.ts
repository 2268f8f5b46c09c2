import type { ObservableQuery, OperationVariables } from '@apollo/client';
import type { PagedState } from '@surtidor/domain';
import { toFailure } from '../errors/to-failure.ts';
import type { PagedQuery, PageVariables, Rows } from './paged-query.ts';
import { type Growth, type Paged, pagedState, withoutShrinking } from './paged-state.ts';
import { readingOf } from './reading-of.ts';
import { fetchPolicies } from './remote-query.ts';
import type { Reading } from './remote-state.ts';
import type { Surroundings } from './remote-store.ts';
import type { Store } from './store.ts';

/** A list that grows page by page and can be watched. */
export interface PagedStore<TItem, TExtra> extends Store<Paged<TItem, TExtra>> {
  /** Asks for the next page, when there is one and none is under way. */
  readonly loadMore: () => void;
  /** Asks for page 1 again, which replaces the list. */
  readonly retry: () => void;
}

/** The variables of a paged operation without the two that the list itself fills in. */
export type ListVariables<TVariables extends PageVariables> = Omit<TVariables, keyof PageVariables>;

class WatchedPages<TData, TVariables extends PageVariables, TItem, TExtra>
  implements PagedStore<TItem, TExtra>
{
  readonly #surroundings: Surroundings;
  readonly #query: PagedQuery<TData, TVariables, TItem, TExtra>;
  readonly #variables: object;
  readonly #watched: ObservableQuery<TData>;
  readonly #listeners = new Set<() => void>();
  #known: Rows<TItem, TExtra> | null | undefined;
  #reading: Reading<Rows<TItem, TExtra>>;
  #growth: Growth = { kind: 'still' };
  #state: Paged<TItem, TExtra>;
  /** Counts the loads of page 1: a page asked for before the last of them tells nothing of growth. */
  #loads = 0;
  /** Pages still to be reached by the list itself; 0 once it got there or could not. */
  #wanted: number;
  /** Rows there were when the last page was asked for: it is here once there are more. */
  #grownFrom = 0;

  constructor(
    surroundings: Surroundings,
    query: PagedQuery<TData, TVariables, TItem, TExtra>,
    variables: object,
    pages: number,
  ) {
    this.#wanted = pages;
    this.#surroundings = surroundings;
    this.#query = query;
    this.#variables = variables;
    this.#watched = surroundings.client.watchQuery<TData, OperationVariables>({
      query: query.document,
      variables: this.#page(1),
      fetchPolicy: fetchPolicies[query.freshness],
    });
    this.#reading = this.#readingOf(this.#watched.getCurrentResult());
    this.#state = pagedState(this.#reading, query, this.#growth);
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
    void this.#fetchNext(this.#known?.items.length ?? 0);
  };

  readonly retry = () => {
    // The failure reaches the screen through the watched result.
    this.#watched.refetch().catch(() => undefined);
  };

  #page(page: number): OperationVariables {
    return { ...this.#variables, page, pageSize: this.#query.pageSize };
  }

  #rowsOf(data: unknown) {
    // Results may be partial by their type; ours never are, because partial data is never asked for.
    return data == null ? undefined : this.#query.read(data as TData, this.#surroundings.market);
  }

  #readingOf(result: ObservableQuery.Result<TData>): Reading<Rows<TItem, TExtra>> {
    const value = this.#rowsOf(result.data);
    this.#known = value ?? this.#known;
    return readingOf(result, value, this.#known);
  }

  #receive(result: ObservableQuery.Result<TData>): void {
    const reload = result.loading && !this.#reading.loading;
    if (reload) {
      this.#loads += 1;
      this.#grownFrom = 0;
    }
    this.#reading = this.#readingOf(result);
    this.#show(reload ? { kind: 'still' } : this.#growth);
  }

  #show(growth: Growth): void {
    this.#growth = growth;
    const next = pagedState(this.#reading, this.#query, growth);
    const goOn = this.#isToGrow(next.state);
    // Rows that were there (from the cache) stay until the newer answer has as many.
    this.#state = this.#wanted > 1 ? withoutShrinking(this.#state, next) : next;
    for (const tell of this.#listeners) tell();
    if (goOn) void this.#fetchNext(this.#known?.items.length ?? 0);
  }

  /** Whether the next of the wanted pages is to be asked for now; forgets them when they are here. */
  #isToGrow(list: PagedState<TItem>): boolean {
    if (this.#wanted <= 1 || this.#reading.loading || list.kind !== 'ready') return false;
    if (list.more === 'loading') return false;
    const loaded = this.#known?.items.length ?? 0;
    if (list.more === 'yes' && loaded <= this.#grownFrom) return false;
    const goOn = list.more === 'yes' && loaded < this.#wanted * this.#query.pageSize;
    if (!goOn) this.#wanted = 1;
    return goOn;
  }

  async #fetchNext(before: number): Promise<void> {
    const asked = this.#loads;
    this.#grownFrom = before;
    this.#show({ kind: 'loading' });
    const growth = await this.#growthOf(Math.ceil(before / this.#query.pageSize) + 1, before);
    if (asked === this.#loads) this.#show(growth);
  }

  async #growthOf(page: number, before: number): Promise<Growth> {
    try {
      const { data } = await this.#surroundings.client.query<TData, OperationVariables>({
        query: this.#query.document,
        variables: this.#page(page),
        fetchPolicy: 'network-only',
      });
      const after = this.#rowsOf(data)?.items.length ?? 0;
      return { kind: after > before ? 'still' : 'ended' };
    } catch (error) {
      return { kind: 'failed', failure: toFailure(error) };
    }
  }
}

/**
 * Watches page 1 and appends the pages asked for after it (the one adapter for lists). `pages` of
 * them are asked for by the list itself, so that a reloaded address shows the rows it showed.
 */
export const createPagedStore = <TData, TVariables extends PageVariables, TItem, TExtra>(
  surroundings: Surroundings,
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: ListVariables<TVariables>,
  pages = 1,
): PagedStore<TItem, TExtra> => new WatchedPages(surroundings, query, variables, pages);
