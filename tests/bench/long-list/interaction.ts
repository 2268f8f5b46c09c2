import type { CDPSession, Page } from '@playwright/test';

/** What one gesture cost. */
export interface Interaction {
  /** Milliseconds from the gesture to the paint that shows its effect, as the browser counts them. */
  readonly painted: number;
  /** Milliseconds of main thread until the page came to rest. */
  readonly busy: number;
}

declare global {
  interface Window {
    surtidorEvents?: number[];
  }
}

/** Lets a page write down how long each of its events took to be painted. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const events: number[] = [];
    window.surtidorEvents = events;
    // Events quicker than this are not reported; they count as painted within it.
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) events.push(entry.duration);
    }).observe(options);
  });
}

async function taskMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Waits until a frame was painted and nothing of the page is left to run. */
const rest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 }));
      }),
  );

/**
 * What a gesture costs, from its first event to rest.
 * @param done Settles when the effect of the gesture stands in the page.
 */
export async function measureInteraction(
  { page, session }: { readonly page: Page; readonly session: CDPSession },
  gesture: () => Promise<void>,
  done: () => Promise<void>,
): Promise<Interaction> {
  await rest(page);
  await page.evaluate(() => window.surtidorEvents?.splice(0));
  const before = await taskMilliseconds(session);
  await gesture();
  await done();
  await rest(page);
  const busy = (await taskMilliseconds(session)) - before;
  const painted = await page.evaluate(() => Math.max(16, ...(window.surtidorEvents ?? [])));
  return { painted, busy };
}
