import type { CDPSession, Page } from '@playwright/test';

/** A page of the portal with a CDP session. */
export interface BenchPage {
  readonly page: Page;
  readonly cdpSession: CDPSession;
}

/** The cost of a gesture. */
export interface InteractionCost {
  /** Milliseconds from the gesture to the next paint, as measured by the browser. */
  readonly paintMs: number;
  /** Milliseconds of main-thread work until the page is idle. */
  readonly busyMs: number;
}

declare global {
  interface Window {
    surtidorTakeLongestEvent?: () => number;
  }
}

/** Records the longest event-to-paint time of a page. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Faster events are not reported and count as this duration.
    const minDuration = 16;
    let longest = minDuration;
    const recordLongest = (entries: readonly PerformanceEntry[]) => {
      for (const { duration } of entries) longest = Math.max(longest, duration);
    };
    const observer = new PerformanceObserver((list) => recordLongest(list.getEntries()));
    const options = { type: 'event', durationThreshold: minDuration };
    observer.observe(options);
    // Returns the longest time since the last call.
    window.surtidorTakeLongestEvent = () => {
      recordLongest(observer.takeRecords());
      const reported = longest;
      longest = minDuration;
      return reported;
    };
  });
}

async function readTaskMilliseconds(cdpSession: CDPSession): Promise<number> {
  const { metrics } = await cdpSession.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Waits until two frames are painted and the page is idle. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await waitForFrame();
    await waitForFrame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  });

/**
 * Measures a gesture from its first event until the page is idle.
 * @param waitForEffect Resolves when the effect of the gesture is in the page.
 */
export async function measureInteraction(
  { page, cdpSession }: BenchPage,
  gesture: () => Promise<void>,
  waitForEffect: () => Promise<unknown>,
): Promise<InteractionCost> {
  await waitUntilIdle(page);
  await page.evaluate(() => window.surtidorTakeLongestEvent?.());
  const previousMs = await readTaskMilliseconds(cdpSession);
  await gesture();
  await waitForEffect();
  await waitUntilIdle(page);
  const busyMs = (await readTaskMilliseconds(cdpSession)) - previousMs;
  const paintMs = await page.evaluate(() => window.surtidorTakeLongestEvent?.() ?? Number.NaN);
  return { paintMs, busyMs };
}
