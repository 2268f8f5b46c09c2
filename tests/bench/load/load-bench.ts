import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEnvironment } from '../../harness/start-environment.ts';
import type { Bench } from '../bench.ts';
import { computeQuantile, formatMilliseconds } from '../report/numbers.ts';
import { openDashboard, signIn } from './open-dashboard.ts';

const dealerCount = 200;
const intervalMs = 5_000;
const durationMs = 60_000;

/** Opens the dashboard at a fixed interval until the end of the bench, starting after `offsetMs`. */
async function visitRepeatedly(portal: string, cookie: string, offsetMs: number) {
  const times: (number | null)[] = [];
  const startedAt = performance.now();
  for (let elapsedMs = offsetMs; elapsedMs < durationMs; elapsedMs += intervalMs) {
    await sleep(Math.max(0, startedAt + elapsedMs - performance.now()));
    times.push(await openDashboard(portal, cookie));
  }
  return times;
}

/** Measures the dashboards of many concurrent dealers. */
export const loadBench: Bench = {
  name: 'load',
  title: `Dashboards of ${dealerCount} dealers`,
  needsBuild: true,
  measure: async () => {
    const { portal, stop } = await startEnvironment();
    try {
      const cookies: string[] = [];
      while (cookies.length < dealerCount) cookies.push(await signIn(portal));
      for (const cookie of cookies.slice(0, 20)) await openDashboard(portal, cookie);
      const startedAt = performance.now();
      const timesByDealer = await Promise.all(
        cookies.map((cookie, index) =>
          visitRepeatedly(portal, cookie, (index / dealerCount) * intervalMs),
        ),
      );
      const seconds = (performance.now() - startedAt) / 1_000;
      const times = timesByDealer.flat().filter((time) => time !== null);
      const rate = times.length / seconds;
      const errors = timesByDealer.flat().length - times.length;
      return [
        {
          title: `Dashboards of ${dealerCount} dealers, each every ${intervalMs / 1_000} s for a minute`,
          header: ['p50', 'p95', 'Errors', 'Dashboards per second', 'Per second and core'],
          rows: [
            [
              formatMilliseconds(computeQuantile(times, 0.5)),
              formatMilliseconds(computeQuantile(times, 0.95)),
              String(errors),
              rate.toFixed(1),
              (rate / availableParallelism()).toFixed(1),
            ],
          ],
          notes: ['Portal, sandbox and the dealers run on the same machine.'],
        },
      ];
    } finally {
      await stop();
    }
  },
};
