import type { Locator, Page } from '@playwright/test';
import { holdLazyScripts } from './hold-lazy-scripts.ts';

/** The element whose presence means that a page is usable. */
export interface ReadyElement {
  /** A CSS selector. */
  readonly selector: string;
  /** Text that the element must contain. */
  readonly text?: string;
}

/** Times in milliseconds since navigation start. */
export interface PageTimings {
  readonly usableAt: number;
  readonly firstPaint: number;
  /** Time of the last candidate for the largest contentful paint. */
  readonly largestPaint: number;
  readonly largestElement: string;
}

interface PageMetrics {
  usableAt: number | null;
  largestPaint: { time: number; element: string };
}

declare global {
  interface Window {
    surtidorMetrics?: PageMetrics;
    surtidorOnUsable?: () => Promise<void>;
  }
}

/**
 * Records when React first commits the element, through the devtools hook that React calls on each commit. From
 * then on, event handlers are attached. Runs in the page before its scripts.
 */
function watchCommits(readyElement: ReadyElement): void {
  const metrics: PageMetrics = { usableAt: null, largestPaint: { time: 0, element: '' } };
  window.surtidorMetrics = metrics;
  const isReady = () =>
    [...document.querySelectorAll(readyElement.selector)].some((element) =>
      (element.textContent ?? '').includes(readyElement.text ?? ''),
    );
  // Idle work waits until the page is usable, so that the bytes loaded by then do not depend
  // on the machine's speed.
  const idleCallbacks: (() => void)[] = [];
  const requestIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, options) => {
    if (metrics.usableAt !== null) return requestIdle(callback, options);
    return idleCallbacks.push(() => requestIdle(callback, options));
  };
  const onCommit = () => {
    if (metrics.usableAt !== null || !isReady()) return;
    metrics.usableAt = performance.now();
    void window.surtidorOnUsable?.();
    for (const run of idleCallbacks.splice(0)) run();
  };
  const hook = { isDisabled: false, supportsFiber: true, inject: () => 1 };
  const listeners = { onCommitFiberRoot: onCommit, onCommitFiberUnmount: () => undefined };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, ...listeners } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element = 'element' in entry && entry.element instanceof Element ? entry.element : null;
      const visibleText = element?.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40) ?? '';
      const name = `<${element?.tagName.toLowerCase() ?? 'gone'}> ${visibleText}`.trim();
      metrics.largestPaint = { time: entry.startTime, element: name };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

export const getReadyLocator = (page: Page, { selector, text }: ReadyElement): Locator =>
  page.locator(selector, text === undefined ? {} : { hasText: text }).first();

/**
 * Opens a URL and waits until the page is usable.
 * @param holdScripts Whether to delay scripts that are not in the HTML until the page is usable.
 */
export async function openAndWaitUntilUsable(
  page: Page,
  url: string,
  readyElement: ReadyElement,
  holdScripts = false,
): Promise<PageTimings> {
  if (holdScripts) {
    const usable = Promise.withResolvers<void>();
    await page.exposeFunction('surtidorOnUsable', usable.resolve);
    await holdLazyScripts(page, usable.promise);
  }
  await page.addInitScript(watchCommits, readyElement);
  await page.goto(url, { waitUntil: 'commit' });
  await getReadyLocator(page, readyElement).waitFor();
  await page.waitForFunction(() => window.surtidorMetrics?.usableAt !== null);
  if (holdScripts) await page.unrouteAll({ behavior: 'ignoreErrors' });
  else await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const metrics = window.surtidorMetrics;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      usableAt: metrics?.usableAt ?? Number.NaN,
      firstPaint: paint?.startTime ?? Number.NaN,
      largestPaint: metrics?.largestPaint.time ?? Number.NaN,
      largestElement: metrics?.largestPaint.element ?? '',
    };
  });
}
