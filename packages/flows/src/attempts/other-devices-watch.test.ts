import type { Outcome, Transaction } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import { toRemoteAttempt } from '@surtidor/domain/payments';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOtherDevicesStore } from './other-devices-store.ts';
import { createOtherDevicesWatch } from './other-devices-watch.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const setTimer = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const createTransaction = (uuid: string): Transaction => ({
  uuid,
  key: '',
  kind: 'invoices',
  status: 'PENDIENTE',
  live: true,
  amount: { minor: 1, currency: 'COP' },
  createdBy: 'Ana Ruiz',
  creatorId: '',
  bank: '',
  settledAt: null,
  createdAt: 1,
  isOwn: false,
  sessionEndsAt: null,
  lines: [],
});

type TransactionsOutcome = Outcome<readonly Transaction[]>;
const respondWith = (...uuids: string[]): TransactionsOutcome => ({
  kind: 'done',
  value: uuids.map(createTransaction),
});
const noResponse: TransactionsOutcome = { kind: 'failed', failure: createFailure('communication') };

const setUp = (...responses: readonly TransactionsOutcome[]) => {
  const store = createOtherDevicesStore(null);
  const responseQueue = [...responses];
  let lastResponse: TransactionsOutcome = noResponse;
  const fetchTransactions = vi.fn(async () => {
    lastResponse = responseQueue.shift() ?? lastResponse;
    return lastResponse;
  });
  const checkEnded = vi.fn(async () => undefined);
  const pageState = { hidden: false };
  const isHidden = () => pageState.hidden;
  const options = {
    store,
    owner: 'me',
    preloadedTransactions: null,
    fetchTransactions,
    checkEnded,
    now: Date.now,
    setTimer,
    isHidden,
  };
  const watch = createOtherDevicesWatch(options);
  const getUuids = () => store.getSnapshot().map(({ uuid }) => uuid);
  return { watch, fetchTransactions, checkEnded, pageState, getUuids, store };
};

it("lists the backend's attempts in progress and checks ended ones", async () => {
  const { watch, checkEnded, getUuids } = setUp(
    respondWith('a', 'b'),
    respondWith('b'),
    respondWith(),
  );
  watch.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(getUuids()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(getUuids()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(getUuids()).toEqual([]);
  expect(checkEnded.mock.calls).toEqual([['a'], ['b']]);
});

it('removes an ended attempt after its documents are released or the release fails', async () => {
  const { watch, checkEnded, getUuids } = setUp(
    respondWith('a', 'b'),
    respondWith('b'),
    respondWith(),
  );
  await watch.poll();
  const release = Promise.withResolvers<undefined>();
  checkEnded.mockReturnValueOnce(release.promise);
  const poll = watch.poll();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(getUuids()).toEqual(['a', 'b']);
  release.resolve(undefined);
  await poll;
  expect(getUuids()).toEqual(['b']);
  checkEnded.mockRejectedValueOnce(new Error('No connection'));
  await watch.poll();
  expect(getUuids()).toEqual([]);
});

it('polls at increasing intervals while nothing changes', async () => {
  const { watch, fetchTransactions } = setUp(respondWith('a'));
  const stop = watch.start();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetchTransactions.mock.calls.length).toBeGreaterThan(5);
  expect(fetchTransactions.mock.calls.length).toBeLessThan(25);
  stop();
  fetchTransactions.mockClear();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetchTransactions).not.toHaveBeenCalled();
});

it('keeps its list when a request fails', async () => {
  const { watch, getUuids, checkEnded } = setUp(respondWith('a'), noResponse, noResponse);
  await watch.poll();
  await watch.poll();
  expect(getUuids()).toEqual(['a']);
  expect(checkEnded).not.toHaveBeenCalled();
});

it('sends one request at a time, none while hidden, and notifies only of changes', async () => {
  const { watch, fetchTransactions, pageState, store } = setUp(respondWith('a'));
  const listener = vi.fn();
  store.subscribe(listener);
  await Promise.all([watch.poll(), watch.poll()]);
  expect(fetchTransactions).toHaveBeenCalledTimes(1);
  await watch.poll();
  expect(listener).toHaveBeenCalledTimes(1);
  pageState.hidden = true;
  watch.start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchTransactions).toHaveBeenCalledTimes(2);
});

it('checks no attempt whose id is returned in another case', async () => {
  const { watch, checkEnded } = setUp(respondWith('a'), respondWith('A'));
  await watch.poll();
  await watch.poll();
  expect(checkEnded).not.toHaveBeenCalled();
});

it('checks an attempt whose session has ended', async () => {
  const endsAt = Date.now() + 60_000;
  const session = { ...createTransaction('a'), sessionEndsAt: endsAt };
  const { watch, checkEnded } = setUp({ kind: 'done', value: [session] });
  await watch.poll();
  expect(checkEnded).not.toHaveBeenCalled();
  vi.setSystemTime(endsAt);
  await watch.poll();
  expect(checkEnded).toHaveBeenCalledExactlyOnceWith('a');
});

it('notifies of the first response, even if it is empty, but not of a failure', async () => {
  const { watch, store } = setUp(noResponse, respondWith());
  const listener = vi.fn(() => store.hasResponded());
  store.subscribe(listener);
  await watch.poll();
  expect(store.hasResponded()).toBe(false);
  await watch.poll();
  expect(listener.mock.results).toMatchObject([{ value: true }]);
});

it('starts with the transactions that the server sent, without a request', async () => {
  const preloadedTransactions = [{ ...createTransaction('a'), sessionEndsAt: 1 }];
  const fetchTransactions = vi.fn(async () => respondWith());
  const checkEnded = vi.fn(async () => undefined);
  const store = createOtherDevicesStore(
    preloadedTransactions.map((transaction) => toRemoteAttempt(transaction, 'me', Date.now())),
  );
  const watch = createOtherDevicesWatch({
    ...{ store, owner: 'me', preloadedTransactions, fetchTransactions, checkEnded },
    ...{ now: Date.now, setTimer, isHidden: () => true },
  });
  watch.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchTransactions).not.toHaveBeenCalled();
  expect(checkEnded).toHaveBeenCalledWith('a');
  expect(store.getSnapshot().map(({ uuid }) => uuid)).toEqual(['a']);
  await watch.poll();
  expect(store.getSnapshot()).toEqual([]);
});
