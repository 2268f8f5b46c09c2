import type { Locator, Page } from '@playwright/test';
import { holdLateScripts } from './hold-late-scripts.ts';

/** The element that shows that a page can be used. */
export interface ReadyElement {
  /** A CSS selector. */
  readonly selector: string;
  /** Text that it must contain. */
  readonly text?: string;
}

/** Times in milliseconds since navigation start. */
export interface FirstUse {
  readonly usableAt: number;
  readonly firstPaint: number;
  /** The last candidate of the largest contentful paint. */
  readonly largestPaint: number;
  readonly largestElement: string;
}

interface Watched {
  usableAt: number | null;
  largest: { time: number; element: string };
}

declare global {
  interface Window {
    surtidorWatch?: Watched;
    surtidorUsable?: () => Promise<void>;
  }
}

/**
 * Runs in the page before its scripts. React calls its devtools hook on each commit: at the first one
 * with the element in the page, the handlers are attached.
 */
function watchCommits(sign: ReadyElement): void {
  const watched: Watched = { usableAt: null, largest: { time: 0, element: '' } };
  window.surtidorWatch = watched;
  const shows = () =>
    [...document.querySelectorAll(sign.selector)].some((element) =>
      (element.textContent ?? '').includes(sign.text ?? ''),
    );
  // Idle work waits until the page is usable, so that bytes do not depend on the machine's speed.
  const idleCallbacks: (() => void)[] = [];
  const requestIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, options) => {
    if (watched.usableAt !== null) return requestIdle(callback, options);
    return idleCallbacks.push(() => requestIdle(callback, options));
  };
  const onCommit = () => {
    if (watched.usableAt !== null || !shows()) return;
    watched.usableAt = performance.now();
    void window.surtidorUsable?.();
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
      watched.largest = { time: entry.startTime, element: name };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

export const readyLocator = (page: Page, { selector, text }: ReadyElement): Locator =>
  page.locator(selector, text === undefined ? {} : { hasText: text }).first();

/**
 * Opens a URL and waits until it can be used.
 * @param hold Whether scripts that the HTML does not name wait until then.
 */
export async function openAndWatch(
  page: Page,
  address: string,
  sign: ReadyElement,
  hold = false,
): Promise<FirstUse> {
  if (hold) {
    const usable = Promise.withResolvers<void>();
    await page.exposeFunction('surtidorUsable', usable.resolve);
    await holdLateScripts(page, usable.promise);
  }
  await page.addInitScript(watchCommits, sign);
  await page.goto(address, { waitUntil: 'commit' });
  await readyLocator(page, sign).waitFor();
  await page.waitForFunction(() => window.surtidorWatch?.usableAt !== null);
  if (hold) await page.unrouteAll({ behavior: 'ignoreErrors' });
  else await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const watched = window.surtidorWatch;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      usableAt: watched?.usableAt ?? Number.NaN,
      firstPaint: paint?.startTime ?? Number.NaN,
      largestPaint: watched?.largest.time ?? Number.NaN,
      largestElement: watched?.largest.element ?? '',
    };
  });
}
