import type { Page } from '@playwright/test';
import type { ReadyElement } from '../browser/open-until-usable.ts';

/** Metrics of a page. Times are in milliseconds since navigation start. */
export interface PaintMetrics {
  /** When the element that shows the route's data was painted. */
  readonly dataAt: number;
  /** When the page was hydrated; `NaN` for a page without scripts. */
  readonly hydratedAt: number;
  /** Responses that had started to arrive when the data was painted. */
  readonly requests: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

interface PageMetrics {
  dataAt: number | null;
  hydratedAt: number | null;
  requests: number;
  shift: number;
}

declare global {
  interface Window {
    surtidorPaintMetrics?: PageMetrics;
  }
}

/** Records the metrics. Runs in the page before its scripts. */
function watchData({ selector, text = '' }: ReadyElement): void {
  const metrics: PageMetrics = { dataAt: null, hydratedAt: null, requests: 0, shift: 0 };
  window.surtidorPaintMetrics = metrics;
  const isDataVisible = () =>
    [...document.querySelectorAll(selector)].some((element) =>
      (element.textContent ?? '').includes(text),
    );
  const handleFrame = () => {
    const { hydrated } = document.documentElement.dataset;
    if (hydrated !== undefined) metrics.hydratedAt ??= performance.now();
    if (metrics.dataAt === null && isDataVisible()) {
      // The frame is painted when the next task begins.
      setTimeout(() => {
        metrics.dataAt ??= performance.now();
        const { dataAt } = metrics;
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        metrics.requests =
          1 + entries.filter(({ responseStart: at }) => at > 0 && at < dataAt).length;
      });
    }
    requestAnimationFrame(handleFrame);
  };
  requestAnimationFrame(handleFrame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      if (!hadRecentInput) metrics.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens a page and waits for its data, and for hydration if it has scripts.
 * @param readyElement The element that shows the data.
 */
export async function openAndWaitUntilPainted(
  page: Page,
  url: string,
  readyElement: ReadyElement,
): Promise<PaintMetrics> {
  await page.addInitScript(watchData, readyElement);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.surtidorPaintMetrics?.dataAt != null);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.scripts.length === 0 || window.surtidorPaintMetrics?.hydratedAt != null,
  );
  return page.evaluate(() => {
    const { dataAt, hydratedAt, requests = 0, shift = 0 } = window.surtidorPaintMetrics ?? {};
    return { dataAt: dataAt ?? Number.NaN, hydratedAt: hydratedAt ?? Number.NaN, requests, shift };
  });
}
