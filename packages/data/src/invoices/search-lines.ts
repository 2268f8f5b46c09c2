import { getLoadedItems, type Money, sumByCurrency } from '@surtidor/domain';
import type { AccountLine } from '@surtidor/domain/invoices';
import type { PagedQuery, PageVariables } from '../shared/paged-query.ts';
import type { PagedRemote } from '../shared/use-paged.ts';
import type { AccountSummary } from './account-page.ts';

/** Page size of a search; all pages are loaded. */
export const searchPageSize = 100;

/** The number of pages that a search loads automatically: at most 20,000 lines. */
export const maxSearchPages = 200;

/** Returns the query of the same list in the large pages of a search. */
export const toSearchQuery = <TData, TVariables extends PageVariables, TItem, TExtra>(
  query: PagedQuery<TData, TVariables, TItem, TExtra>,
): PagedQuery<TData, TVariables, TItem, TExtra> => ({ ...query, pageSize: searchPageSize });

type Lines = PagedRemote<AccountLine, AccountSummary>;

/** Returns the sum of the lines; null if they have several currencies. */
function getBalance(lines: readonly AccountLine[]): Money | null {
  const [balance, ...others] = sumByCurrency(lines.map((line) => line.balance));
  return balance && others.length === 0 ? balance : null;
}

function createLineList(
  lists: readonly Lines[],
  select: (lines: readonly AccountLine[]) => readonly AccountLine[],
): Pick<Lines, 'state' | 'extra'> {
  const states = lists.map(({ state }) => state);
  const failedState = states.find(({ kind }) => kind === 'failed' || kind === 'unauthorized');
  if (failedState) return { state: failedState, extra: null };
  const readyStates = states.filter((state) => state.kind === 'ready');
  const failure = readyStates.find(({ moreFailure }) => moreFailure)?.moreFailure;
  if (failure) return { state: { kind: 'failed', failure }, extra: null };
  const isLoading =
    states.some(({ kind }) => kind === 'loading' || kind === 'idle') ||
    readyStates.some(({ more }) => more === 'loading');
  if (isLoading) return { state: { kind: 'loading' }, extra: null };
  const lines = new Map(states.flatMap(getLoadedItems).map((line) => [line.id, line]));
  const items = select([...lines.values()]);
  const isComplete = readyStates.every(({ more }) => more === 'no');
  if (items.length === 0 && isComplete) return { state: { kind: 'empty' }, extra: null };
  return {
    state: {
      kind: 'ready',
      items,
      more: isComplete ? 'no' : 'yes',
      refreshing: readyStates.some(({ refreshing }) => refreshing),
      ...(isComplete && { total: items.length }),
    },
    extra: { balance: isComplete ? getBalance(items) : null, downloads: null },
  };
}

/**
 * Combines the complete lists of a search into one list of the lines that `select` returns (reading 38). It is loading
 * until every list is complete, because a missing line would look like a number that does not exist.
 */
export function combineLines(
  lists: readonly Lines[],
  select: (lines: readonly AccountLine[]) => readonly AccountLine[],
): Lines {
  const { state, extra } = createLineList(lists, select);
  const loadMore = () => {
    for (const list of lists) list.loadMore();
  };
  const malformedCount = Math.max(...lists.map((list) => list.malformedCount));
  return {
    state,
    extra,
    malformedCount,
    change: null,
    loadMore,
    retry: () => {
      for (const list of lists) {
        // A retry of a loaded list would drop its further pages.
        if (list.state.kind === 'ready') list.loadMore();
        else list.retry();
      }
    },
    refresh: () => {
      for (const list of lists) list.refresh();
    },
    allPages: () => ({
      fetch: async () => ({
        kind: 'done',
        items: getLoadedItems(state),
        malformedCount,
        total: null,
        truncated: state.kind === 'ready' && state.more !== 'no',
        changed: false,
      }),
    }),
  };
}
