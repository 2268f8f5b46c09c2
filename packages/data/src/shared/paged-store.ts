import { NetworkStatus, type ObservableQuery, type OperationVariables } from '@apollo/client';
import { toFailure } from '../errors/to-failure.ts';
import type { PagedQuery, PageVariables, Rows } from './paged-query.ts';
import { type Growth, type Paged, pagedState } from './paged-state.ts';
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

/** Watches page 1 and appends the pages asked for after it (the one adapter for lists). */
export function createPagedStore<TData, TVariables extends PageVariables, TItem, TExtra>(
  { client, market }: Surroundings,
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
  variables: ListVariables<TVariables>,
): PagedStore<TItem, TExtra> {
  const { document, freshness, pageSize, read } = query;
  const pageOf = (page: number): OperationVariables => ({ ...variables, page, pageSize });
  const watched = client.watchQuery<TData, OperationVariables>({
    query: document,
    variables: pageOf(1),
    fetchPolicy: fetchPolicies[freshness],
  });
  const listeners = new Set<() => void>();
  // Results may be partial by their type; ours never are, because partial data is never asked for.
  const rowsOf = (data: unknown) => (data == null ? undefined : read(data as TData, market));

  let growth: Growth = { kind: 'still' };
  // Counts the loads of page 1: a page asked for before the last of them says nothing about growth.
  let loads = 0;
  let known: Rows<TItem, TExtra> | null | undefined;
  let reading = readingOf(watched.getCurrentResult());
  let state = pagedState(reading, query, growth);

  function readingOf(result: ObservableQuery.Result<TData>): Reading<Rows<TItem, TExtra>> {
    const value = rowsOf(result.data);
    known = value ?? known;
    return {
      loading: result.loading,
      failure: result.error ? toFailure(result.error) : null,
      value: result.networkStatus === NetworkStatus.ready ? (value ?? null) : value,
      known,
    };
  }
  function update(next: Growth): void {
    growth = next;
    state = pagedState(reading, query, growth);
    for (const tell of listeners) tell();
  }
  function receive(result: ObservableQuery.Result<TData>): void {
    const reload = result.loading && !reading.loading;
    if (reload) loads += 1;
    reading = readingOf(result);
    update(reload ? { kind: 'still' } : growth);
  }
  async function fetchPage(page: number, before: number): Promise<void> {
    const asked = loads;
    update({ kind: 'loading' });
    const next = await nextGrowth(page, before);
    if (asked === loads) update(next);
  }
  async function nextGrowth(page: number, before: number): Promise<Growth> {
    try {
      const { data } = await client.query<TData, OperationVariables>({
        query: document,
        variables: pageOf(page),
        fetchPolicy: 'network-only',
      });
      const after = rowsOf(data)?.items.length ?? 0;
      return { kind: after > before ? 'still' : 'ended' };
    } catch (error) {
      return { kind: 'failed', failure: toFailure(error) };
    }
  }
  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      const subscription = watched.subscribe(receive);
      return () => {
        listeners.delete(onChange);
        // React leaves and comes back at once in strict mode: a short wait keeps the request alive.
        setTimeout(() => subscription.unsubscribe());
      };
    },
    loadMore: () => {
      const list = state.state;
      if (list.kind !== 'ready' || (list.more !== 'yes' && list.more !== 'failed')) return;
      const loaded = known?.items.length ?? 0;
      void fetchPage(Math.ceil(loaded / pageSize) + 1, loaded);
    },
    retry: () => {
      // The failure reaches the screen through the watched result.
      watched.refetch().catch(() => undefined);
    },
  };
}
