import type { Browser } from '@playwright/test';

/** How long pages run in one turn, in milliseconds; on a busy machine it may become more. */
const running = 4;

/** How many turns pass before the processes of new pages are looked for. */
const framesPerCheck = 10;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function signalEach(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const one of processes) {
    try {
      process.kill(one, signal);
    } catch {
      // Its page was closed meanwhile.
    }
  }
}

/**
 * Gives the pages of a browser one part in `times` of a processor while `work` is done. Chromium's
 * own slowing keeps a core busy all the while, also where a page only waits; here the pages'
 * processes are stopped for the rest of each turn, and the core is free for other tests. Windows
 * cannot stop a process: pages keep their speed there.
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
