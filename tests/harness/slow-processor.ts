import type { Browser } from '@playwright/test';

/** How long pages run per turn, in milliseconds; longer on a busy machine. */
const running = 4;

/** Turns between two searches for the processes of new pages. */
const framesPerCheck = 10;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function signalEach(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const one of processes) {
    try {
      process.kill(one, signal);
    } catch {
      // Its page has been closed.
    }
  }
}

/**
 * Slows a browser's pages down by the factor `times` while `work` runs. Chromium's CPU throttling
 * keeps a core busy even while a page waits. This stops the pages' processes
 * for the rest of each turn, which leaves the core to other tests. Windows
 * cannot stop a process, so pages keep their speed there.
 */
export async function withSlowProcessor(
  browser: Browser,
  times: number,
  work: () => Promise<void>,
): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  let ended = false;
  let start = performance.now();
  const slow = async () => {
    while (!ended) {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
      for (let turns = 0; turns < framesPerCheck && !ended; turns += 1) {
        await pause(running);
        signalEach(pages, 'SIGSTOP');
        await pause((performance.now() - start) * (times - 1));
        start = performance.now();
        signalEach(pages, 'SIGCONT');
      }
    }
  };
  const slowed = slow();
  try {
    await work();
  } finally {
    ended = true;
    await slowed;
    await session.detach();
  }
}
