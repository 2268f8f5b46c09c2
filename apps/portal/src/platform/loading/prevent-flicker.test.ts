import { durations } from '@surtidor/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preventFlicker } from './prevent-flicker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const { progressThrottle, fetchMinimumDelay } = durations;

it.each([
  [0, 0],
  [progressThrottle - 1, progressThrottle - 1],
  [progressThrottle + 1, progressThrottle + fetchMinimumDelay],
  [progressThrottle + fetchMinimumDelay + 50, progressThrottle + fetchMinimumDelay + 50],
])('what comes after %s ms is there after %s ms', async (comes, there) => {
  const done = vi.fn();
  void preventFlicker(new Promise((resolve) => setTimeout(resolve, comes))).then(done);
  await vi.advanceTimersByTimeAsync(Math.max(0, there - 1));
  if (there > 0) expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

it('hands on a failure at once', async () => {
  await expect(preventFlicker(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});
