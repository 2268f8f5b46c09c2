import { buildCorporateInfoRequest } from '@surtidor/data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreloadQueries } from './preload-queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const queries = [buildCorporateInfoRequest()];

/** Preloads with a backend that responds to each request after some milliseconds. */
function setUp(...responseTimes: readonly number[]) {
  const times = [...responseTimes];
  const stop = vi.fn();
  const query = vi.fn(
    () => new Promise<never>((_, reject) => setTimeout(reject, times.shift() ?? 0)),
  );
  const preloadQueries = createPreloadQueries(
    () => ({ query, stop }),
    800,
    () => undefined,
  );
  const preload = () => {
    const onEnd = vi.fn();
    void preloadQueries(queries).then(onEnd);
    return onEnd;
  };
  return { preload, stop };
}

test('waits for responses and does not stop the client, whose other requests may be pending', async () => {
  const { preload, stop } = setUp(100, 500);
  const [onEndOfPage, onEndOfLayout] = [preload(), preload()];
  await vi.advanceTimersByTimeAsync(100);
  expect(onEndOfPage).toHaveBeenCalled();
  expect(onEndOfLayout).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(onEndOfLayout).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stop).not.toHaveBeenCalled();
});

test('stops at a limit that concurrent calls share', async () => {
  const { preload, stop } = setUp(5_000, 5_000);
  const onEndOfLayout = preload();
  await vi.advanceTimersByTimeAsync(500);
  const onEndOfPage = preload();
  await vi.advanceTimersByTimeAsync(300);
  expect(onEndOfLayout).toHaveBeenCalled();
  expect(onEndOfPage).toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('time in which the process is busy with other pages does not count towards the limit', async () => {
  vi.useRealTimers();
  const stop = vi.fn();
  const query = () => new Promise<never>((_, reject) => setTimeout(reject, 120));
  const preloadQueries = createPreloadQueries(
    () => ({ query, stop }),
    80,
    () => undefined,
  );
  const end = preloadQueries(queries);
  const startedAt = performance.now();
  while (performance.now() < startedAt + 150);
  await end;
  expect(stop).not.toHaveBeenCalled();
});

test('a call after the others has its own limit', async () => {
  const { preload } = setUp(0, 5_000);
  preload();
  await vi.advanceTimersByTimeAsync(0);
  const onEndOfPage = preload();
  await vi.advanceTimersByTimeAsync(799);
  expect(onEndOfPage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEndOfPage).toHaveBeenCalled();
});
