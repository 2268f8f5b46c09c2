import { createFailure } from '@surtidor/domain';
import type { AccountLine } from '@surtidor/domain/invoices';
import { expect, test } from 'vitest';
import type { PagedRemote } from '../shared/use-paged.ts';
import type { AccountSummary } from './account-page.ts';
import { combineLines } from './search-lines.ts';

type Lines = PagedRemote<AccountLine, AccountSummary>;

const createLine = (id: string, minor = 100) =>
  ({ id, balance: { minor, currency: 'COP' } }) as AccountLine;

const createList = (state: Lines['state'], calls: string[] = []): Lines => ({
  state,
  extra: null,
  malformedCount: 0,
  change: null,
  loadMore: () => calls.push('loadMore'),
  retry: () => calls.push('retry'),
  refresh: () => calls.push('refresh'),
  allPages: () => ({ fetch: async () => ({ kind: 'stopped' }) }),
});

const createReady = (ids: readonly string[], more: 'no' | 'yes' | 'loading' = 'no') =>
  ({ kind: 'ready', items: ids.map((id) => createLine(id)), more, refreshing: false }) as const;

const combine = (...states: readonly Lines['state'][]) =>
  combineLines(
    states.map((state) => createList(state)),
    (lines) => lines,
  );

test('shows each line once with the balance of all', () => {
  const { state, extra } = combine(createReady(['1', '2']), createReady(['2']), { kind: 'empty' });
  expect(state).toMatchObject({ kind: 'ready', items: [{ id: '1' }, { id: '2' }], total: 2 });
  expect(extra).toEqual({ balance: { minor: 200, currency: 'COP' }, downloads: null });
});

test.each([
  ['loading', { kind: 'loading' }],
  ['loading its next page', createReady(['2'], 'loading')],
] as const)('is loading while a list is %s', (_, state) => {
  expect(combine(createReady(['1']), state)).toMatchObject({ state: { kind: 'loading' } });
});

test('is empty without a selected line', () => {
  const list = combineLines([createList(createReady(['1']))], () => []);
  expect(list.state).toEqual({ kind: 'empty' });
});

test('is not complete beyond the pages that are loaded automatically', () => {
  const { state, extra } = combine(createReady(['1'], 'yes'));
  expect(state).toMatchObject({ kind: 'ready', more: 'yes' });
  expect(extra?.balance).toBeNull();
});

test('fails with a list or with its next page, and continues the loaded lists on retry', () => {
  const failure = createFailure('communication');
  const nextPageFailed = { ...createReady(['1']), more: 'failed', moreFailure: failure } as const;
  expect(combine({ kind: 'empty' }, { kind: 'failed', failure }).state).toEqual({
    kind: 'failed',
    failure,
  });
  const calls: string[] = [];
  const list = combineLines(
    [createList(nextPageFailed, calls), createList({ kind: 'failed', failure }, calls)],
    (lines) => lines,
  );
  expect(list.state).toEqual({ kind: 'failed', failure });
  list.retry();
  expect(calls).toEqual(['loadMore', 'retry']);
});
