import type { Browser } from '@playwright/test';

/** The minimum time for which pages run in each turn, in milliseconds. */
const runMs = 4;

/** The number of turns between searches for processes of new pages. */
const turnsPerCheck = 10;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function signalEach(processIds: readonly number[], signal: NodeJS.Signals): void {
  for (const processId of processIds) {
    try {
      process.kill(processId, signal);
    } catch {
      // The page has been closed.
    }
  }
}

/**
 * Slows down a browser's pages by a factor while `work` runs. Chromium's CPU throttling keeps a core busy even
 * while a page waits. This function stops the pages' processes for part of each turn, so that other tests can
 * use the core. Windows cannot stop processes, so pages are not slowed down there.
 */
export async function withSlowProcessor(
  browser: Browser,
  factor: number,
  work: () => Promise<void>,
): Promise<void> {
  if (factor === 1) return work();
  const cdpSession = await browser.newBrowserCDPSession();
  let hasEnded = false;
  let runStartedAt = performance.now();
  const slowDownPages = async () => {
    while (!hasEnded) {
      const { processInfo } = await cdpSession.send('SystemInfo.getProcessInfo');
      const pageProcessIds = processInfo
        .filter(({ type }) => type === 'renderer')
        .map(({ id }) => id);
      for (let turn = 0; turn < turnsPerCheck && !hasEnded; turn += 1) {
        await pause(runMs);
        signalEach(pageProcessIds, 'SIGSTOP');
        await pause((performance.now() - runStartedAt) * (factor - 1));
        runStartedAt = performance.now();
        signalEach(pageProcessIds, 'SIGCONT');
      }
    }
  };
  const slowdown = slowDownPages();
  try {
    await work();
  } finally {
    hasEnded = true;
    await slowdown;
    await cdpSession.detach();
  }
}
