import type { Page } from '@playwright/test';
import type { ReadyElement } from '../browser/first-use.ts';

/** What a visitor sees of a page, in milliseconds since navigation start. */
export interface PaintedPage {
  /** When the element that shows the route's data was painted. */
  readonly dataAt: number;
  /** When the page was hydrated, so that its controls work; `NaN` for a page without scripts. */
  readonly hydratedAt: number;
  /** Responses that had started to arrive when the data was painted. */
  readonly requests: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

interface Watched {
  dataAt: number | null;
  hydratedAt: number | null;
  requests: number;
  shift: number;
}

declare global {
  interface Window {
    surtidorPainted?: Watched;
  }
}

/** Runs in the page before its scripts. */
function watchData({ selector, text = '' }: ReadyElement): void {
  const watched: Watched = { dataAt: null, hydratedAt: null, requests: 0, shift: 0 };
  window.surtidorPainted = watched;
  const shows = () =>
    [...document.querySelectorAll(selector)].some((one) => (one.textContent ?? '').includes(text));
  const onFrame = () => {
    const { hydrated } = document.documentElement.dataset;
    if (hydrated !== undefined) watched.hydratedAt ??= performance.now();
    if (watched.dataAt === null && shows()) {
      // The frame is painted when the next task begins.
      setTimeout(() => {
        watched.dataAt ??= performance.now();
        const { dataAt } = watched;
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        watched.requests =
          1 + entries.filter(({ responseStart: at }) => at > 0 && at < dataAt).length;
      });
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      if (!hadRecentInput) watched.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens a page and waits for its data, and for hydration where it has scripts.
 * @param sign Shows that the data is there.
 */
export async function openUntilPainted(
  page: Page,
  address: string,
  sign: ReadyElement,
): Promise<PaintedPage> {
  await page.addInitScript(watchData, sign);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.surtidorPainted?.dataAt != null);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.scripts.length === 0 || window.surtidorPainted?.hydratedAt != null,
  );
  return page.evaluate(() => {
    const { dataAt, hydratedAt, requests = 0, shift = 0 } = window.surtidorPainted ?? {};
    return { dataAt: dataAt ?? Number.NaN, hydratedAt: hydratedAt ?? Number.NaN, requests, shift };
  });
}
