import type { Locator, Page } from '@playwright/test';
import { holdLateScripts } from './hold-late-scripts.ts';

/** What shows, and answers, once a page can be used. */
export interface ReadyElement {
  /** A CSS selector. */
  readonly selector: string;
  /** A text that must stand in it. */
  readonly text?: string;
  /** A page without scripts can be used as soon as it was read. */
  readonly withoutScripts?: true;
}

/**
 * Whether what a page fetches in idle moments, or late, takes the turn it takes ('natural'), or is
 * kept back until the page can be used, unless it needs it ('held').
 */
export type LateWork = 'natural' | 'held';

/** When things happened, in milliseconds since the navigation began. */
export interface FirstUse {
  readonly usableAt: number;
  readonly firstPaint: number;
  /** The last candidate for the largest contentful paint, and what it was. */
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
 * Runs in the page before any of its scripts. React tells its developer tools of each commit; at
 * the first commit after which the sign stands in the page, its handlers are attached: a page that
 * the server drew ahead is there long before it answers.
 */
function watchCommits({ sign, hold }: { sign: ReadyElement; hold: boolean }): void {
  const watched: Watched = { usableAt: null, largest: { time: 0, element: '' } };
  window.surtidorWatch = watched;
  const shows = () =>
    [...document.querySelectorAll(sign.selector)].some((element) =>
      (element.textContent ?? '').includes(sign.text ?? ''),
    );
  const held: (() => void)[] = [];
  const onCommit = () => {
    if (watched.usableAt !== null || !shows()) return;
    watched.usableAt = performance.now();
    void window.surtidorUsable?.();
    for (const run of held.splice(0)) run();
  };
  const hook = { isDisabled: false, supportsFiber: true, inject: () => 1 };
  const listeners = { onCommitFiberRoot: onCommit, onCommitFiberUnmount: () => undefined };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, ...listeners } });
  if (sign.withoutScripts) document.addEventListener('DOMContentLoaded', onCommit);
  if (hold) {
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => {
      if (watched.usableAt !== null) return idle(callback, options);
      held.push(() => idle(callback, options));
      return 0;
    };
  }
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
 * Opens an address and waits until it can be used and, where nothing was kept back, nothing is under
 * way any more.
 */
export async function openAndWatch(
  page: Page,
  address: string,
  sign: ReadyElement,
  late: LateWork = 'natural',
): Promise<FirstUse> {
  if (late === 'held') {
    const usable = Promise.withResolvers<void>();
    await page.exposeFunction('surtidorUsable', usable.resolve);
    await holdLateScripts(page, usable.promise);
  }
  await page.addInitScript(watchCommits, { sign, hold: late === 'held' });
  await page.goto(address, { waitUntil: 'commit' });
  await readyLocator(page, sign).waitFor();
  await page.waitForFunction(() => window.surtidorWatch?.usableAt !== null);
  if (late === 'natural') await page.waitForLoadState('networkidle');
  else await page.unrouteAll({ behavior: 'ignoreErrors' });
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
