import type { Outcome, Transaction } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOtherDevicesStore } from './other-devices-store.ts';
import { createOtherDevicesWatch } from './other-devices-watch.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const live = (uuid: string): Transaction => ({
  uuid,
  key: '',
  kind: 'invoices',
  status: 'PENDIENTE',
  live: true,
  amount: { minor: 1, currency: 'COP' },
  createdBy: 'Ana Ruiz',
  bank: '',
  settledAt: null,
  createdAt: 1,
  isOwn: false,
  sessionEndsAt: null,
  lines: [],
});

type Answer = Outcome<readonly Transaction[]>;
const respondWith = (...uuids: string[]): Answer => ({ kind: 'done', value: uuids.map(live) });
const silent: Answer = { kind: 'failed', failure: createFailure('communication') };

const setUp = (...responses: readonly Answer[]) => {
  const store = createOtherDevicesStore();
  const queue = [...responses];
  let last: Answer = silent;
  const find = vi.fn(async () => {
    last = queue.shift() ?? last;
    return last;
  });
  const close = vi.fn(async () => undefined);
  const page = { hidden: false };
  const isHidden = () => page.hidden;
  const parts = { store, owner: 'me', find, close, now: Date.now, after, isHidden };
  const watch = createOtherDevicesWatch(parts);
  const listed = () => store.getSnapshot().map(({ uuid }) => uuid);
  return { watch, find, close, page, listed, store };
};

it("lists the backend's attempts in progress and closes ended ones", async () => {
  const { watch, close, listed } = setUp(respondWith('a', 'b'), respondWith('b'), respondWith());
  watch.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(listed()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listed()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listed()).toEqual([]);
  expect(close.mock.calls).toEqual([['a'], ['b']]);
});

it('reports an end once its documents are free or could not be freed', async () => {
  const { watch, close, listed } = setUp(respondWith('a', 'b'), respondWith('b'), respondWith());
  await watch.poll();
  const freed = Promise.withResolvers<undefined>();
  close.mockReturnValueOnce(freed.promise);
  const poll = watch.poll();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listed()).toEqual(['a', 'b']);
  freed.resolve(undefined);
  await poll;
  expect(listed()).toEqual(['b']);
  close.mockRejectedValueOnce(new Error('No connection'));
  await watch.poll();
  expect(listed()).toEqual([]);
});

it('polls at growing intervals while nothing changes', async () => {
  const { watch, find } = setUp(respondWith('a'));
  const stop = watch.start();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(find.mock.calls.length).toBeGreaterThan(5);
  expect(find.mock.calls.length).toBeLessThan(25);
  stop();
  find.mockClear();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(find).not.toHaveBeenCalled();
});

it('keeps its list without a response', async () => {
  const { watch, listed, close } = setUp(respondWith('a'), silent, silent);
  await watch.poll();
  await watch.poll();
  expect(listed()).toEqual(['a']);
  expect(close).not.toHaveBeenCalled();
});

it('polls one at a time, never while hidden, and notifies only of changes', async () => {
  const { watch, find, page, store } = setUp(respondWith('a'));
  const listener = vi.fn();
  store.subscribe(listener);
  await Promise.all([watch.poll(), watch.poll()]);
  expect(find).toHaveBeenCalledTimes(1);
  await watch.poll();
  expect(listener).toHaveBeenCalledTimes(1);
  page.hidden = true;
  watch.start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(find).toHaveBeenCalledTimes(2);
});

it('makes the backend free the documents of an ended session', async () => {
  const endsAt = Date.now() + 60_000;
  const session = { ...live('a'), sessionEndsAt: endsAt };
  const { watch, close } = setUp({ kind: 'done', value: [session] });
  await watch.poll();
  expect(close).not.toHaveBeenCalled();
  vi.setSystemTime(endsAt);
  await watch.poll();
  expect(close).toHaveBeenCalledExactlyOnceWith('a');
});

it('notifies of the first response, even an empty one, but not of a missing one', async () => {
  const { watch, store } = setUp(silent, respondWith());
  const listener = vi.fn(() => store.isAnswered());
  store.subscribe(listener);
  await watch.poll();
  expect(store.isAnswered()).toBe(false);
  await watch.poll();
  expect(listener.mock.results).toMatchObject([{ value: true }]);
});
