import type { CDPSession, Page } from '@playwright/test';

/** A page of the portal, and the debugging protocol's view of it. */
export interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

/** What one gesture cost. */
export interface Interaction {
  /** Milliseconds from the gesture to the paint that follows it, as the browser counts them. */
  readonly painted: number;
  /** Milliseconds of main thread until the page came to rest. */
  readonly busy: number;
}

declare global {
  interface Window {
    surtidorEvents?: () => number;
  }
}

/** Lets a page keep the longest time that any of its events took to be painted. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Quicker events are not reported: they count as painted within this.
    const minimum = 16;
    let longest = minimum;
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const { duration } of entries) longest = Math.max(longest, duration);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    const options = { type: 'event', durationThreshold: minimum };
    observer.observe(options);
    // Tells the longest since it was last asked.
    window.surtidorEvents = () => {
      note(observer.takeRecords());
      const reported = longest;
      longest = minimum;
      return reported;
    };
  });
}

async function taskMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Waits until two frames were painted and nothing of the page is left to run. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  });

/**
 * What a gesture costs, from its first event to rest.
 * @param done Settles when the effect of the gesture stands in the page.
 */
export async function measureInteraction(
  { page, session }: Opened,
  gesture: () => Promise<void>,
  done: () => Promise<unknown>,
): Promise<Interaction> {
  await rest(page);
  await page.evaluate(() => window.surtidorEvents?.());
  const previous = await taskMilliseconds(session);
  await gesture();
  await done();
  await rest(page);
  const busy = (await taskMilliseconds(session)) - previous;
  const painted = await page.evaluate(() => window.surtidorEvents?.() ?? Number.NaN);
  return { painted, busy };
}
