import { getFreePorts } from '../../harness/get-free-ports.ts';
import { startEnvironment } from '../../harness/start-environment.ts';
import type { Bench } from '../bench.ts';
import { openDashboard, signIn } from '../load/open-dashboard.ts';
import { readHeap } from './read-heap.ts';

const pageCount = Number(process.env.MEMORY_PAGES ?? 5_000);
const warmUpCount = 500;
const dealerCount = 20;
const concurrency = 8;
const abortedEvery = 50;
/** Long enough for the request to reach the server, short enough for the page to be unfinished. */
const abortAfterMs = 5;
const maxGrowth = 0.1;

/** Opens pages and returns how many were complete, aborted and neither. */
async function openPages(portal: string, cookies: readonly string[], count: number) {
  const results = { complete: 0, aborted: 0, failed: 0 };
  let opened = 0;
  const visit = async () => {
    while (opened < count) {
      opened += 1;
      const isAborted = opened % abortedEvery === 0;
      const cookie = cookies[opened % cookies.length] ?? '';
      const signal = isAborted ? AbortSignal.timeout(abortAfterMs) : null;
      const time = await openDashboard(portal, cookie, signal);
      if (time !== null) results.complete += 1;
      else if (isAborted) results.aborted += 1;
      else results.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visit));
  return results;
}

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Measures whether the portal's heap grows with the pages that it has sent. */
export const memoryBench: Bench = {
  name: 'memory',
  title: `Heap after ${pageCount.toLocaleString('en')} signed-in pages`,
  needsBuild: true,
  measure: async () => {
    const [inspectorPort = 0] = await getFreePorts(1);
    const { portal, stop } = await startEnvironment({
      settings: {
        NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
        // Whether a page comes with its data must not depend on the speed of the machine.
        PAGE_DATA_TIMEOUT_MS: '10000',
      },
    });
    try {
      const cookies: string[] = [];
      while (cookies.length < dealerCount) cookies.push(await signIn(portal));
      await openPages(portal, cookies, warmUpCount);
      const before = await readHeap(inspectorPort);
      const { complete, aborted, failed } = await openPages(portal, cookies, pageCount);
      const after = await readHeap(inspectorPort);
      const growth = after / before - 1;
      if (growth > maxGrowth || failed > 0) {
        throw new Error(
          `The heap grew by ${(growth * 100).toFixed(1)} %, and ${failed} pages failed.`,
        );
      }
      return [
        {
          title: `Heap of the portal after ${warmUpCount} pages and ${pageCount.toLocaleString('en')} more`,
          header: ['Complete', 'Aborted', 'Before', 'After', 'Growth'],
          rows: [
            [
              String(complete),
              String(aborted),
              formatMegabytes(before),
              formatMegabytes(after),
              `${(growth * 100).toFixed(1)} %`,
            ],
          ],
          notes: ['Used heap after two collections, from Node’s inspector.'],
        },
      ];
    } finally {
      await stop();
    }
  },
};
