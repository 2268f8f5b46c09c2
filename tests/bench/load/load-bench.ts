import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { getFreePorts } from '../../harness/get-free-ports.ts';
import { startEnvironment } from '../../harness/start-environment.ts';
import { startProxy } from '../../harness/start-proxy.ts';
import type { Bench } from '../bench.ts';
import { computeQuantile, formatMilliseconds } from '../report/numbers.ts';
import { openDashboard, signIn } from './open-dashboard.ts';

const dealerCount = 200;
/** How often each dealer opens the page; `LOAD_INTERVAL_MS` finds what a machine can do. */
const intervalMs = Number(process.env.LOAD_INTERVAL_MS ?? 10_000);
/** `LOAD_MINUTES` and `LOAD_PROXY` are those of the proof (`npm run evidence -- load`). */
const minutes = Number(process.env.LOAD_MINUTES ?? 1);
const durationMs = minutes * 60_000;
const usesProxy = process.env.LOAD_PROXY === 'caddy';
/** The limit of the proof, in milliseconds. */
const maxP95 = 300;

/** Starts two portals behind Caddy with TLS. */
async function startBehindProxy() {
  const [https = 0, http = 0] = await getFreePorts(2);
  const portal = `https://localhost:${https}`;
  const settings = { PUBLIC_ORIGIN: portal, PORTAL_PROXIES: '1', DEVICE_SECRET: 'x'.repeat(32) };
  const { copies, stop } = await startEnvironment({ copies: 2, settings });
  const [first = 0, second = 0] = copies.map(({ origin }) => Number(new URL(origin).port));
  const proxy = startProxy('caddy', { https, http, portals: [first, second] });
  // The certificate of the test is its own.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const isListening = () =>
    fetch(`${portal}/login`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isListening())) await sleep(200);
  return {
    portal,
    stop: async () => {
      await proxy.stop();
      await stop();
    },
  };
}

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
    const { portal, stop } = await (usesProxy ? startBehindProxy() : startEnvironment());
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
      const p95 = computeQuantile(times, 0.95);
      if (usesProxy && (errors > 0 || p95 > maxP95)) {
        const result = `p95 ${formatMilliseconds(p95)}, ${errors} errors, ${rate.toFixed(1)} pages/s`;
        throw new Error(`${result}; the proof is ${maxP95} ms at most without an error.`);
      }
      return [
        {
          title: `Dashboards of ${dealerCount} dealers, each every ${intervalMs / 1_000} s, minutes: ${minutes}`,
          header: ['p50', 'p95', 'Errors', 'Dashboards per second', 'Per second and core'],
          rows: [
            [
              formatMilliseconds(computeQuantile(times, 0.5)),
              formatMilliseconds(p95),
              String(errors),
              rate.toFixed(1),
              (rate / availableParallelism()).toFixed(1),
            ],
          ],
          notes: [
            `${usesProxy ? 'Two portals, Caddy' : 'Portal'}, sandbox and the dealers run on the same machine.`,
          ],
        },
      ];
    } finally {
      await stop();
    }
  },
};
