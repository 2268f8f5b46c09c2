import type { CDPSession, Page } from '@playwright/test';

/** A page of the portal with a CDP session. */
export interface BenchPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** The cost of a gesture. */
export interface Interaction {
  /** Milliseconds from the gesture to the next paint, as measured by the browser. */
  readonly painted: number;
  /** Milliseconds of main thread until the page is idle. */
  readonly busy: number;
}

declare global {
  interface Window {
    surtidorEvents?: () => number;
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
    window.surtidorEvents = () => {
      recordLongest(observer.takeRecords());
      const reported = longest;
      longest = minDuration;
      return reported;
    };
  });
}

async function readTaskMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Waits until two frames are painted and the page is idle. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  });

/**
 * Measures a gesture from its first event until the page is idle.
 * @param waitForEffect Resolves when the effect of the gesture is in the page.
 */
export async function measureInteraction(
  { page, session }: BenchPage,
  gesture: () => Promise<void>,
  waitForEffect: () => Promise<unknown>,
): Promise<Interaction> {
  await waitUntilIdle(page);
  await page.evaluate(() => window.surtidorEvents?.());
  const previous = await readTaskMilliseconds(session);
  await gesture();
  await waitForEffect();
  await waitUntilIdle(page);
  const busy = (await readTaskMilliseconds(session)) - previous;
  const painted = await page.evaluate(() => window.surtidorEvents?.() ?? Number.NaN);
  return { painted, busy };
}
