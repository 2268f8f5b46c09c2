import { type CDPSession, expect, type Page } from '@playwright/test';
import { waitUntilPainted } from './wait-until-painted.ts';

/** The tested viewports, from a desktop to a phone at 400 % zoom. */
export const focusViewports = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/**
 * Records elements that are not visible when the Tab key focuses them: outside the viewport or completely
 * covered by a sticky element (WCAG 2.4.11). At `keyup` the browser has moved the focus and scrolled.
 */
export const watchTabs = (page: Page) =>
  page.addInitScript(() => {
    const isVisible = (control: Element): boolean => {
      // A checkbox is a transparent input over its label.
      const target = control.closest('label') ?? control;
      const {
        left,
        top: start,
        bottom: end,
        width,
        height: fullHeight,
      } = target.getBoundingClientRect();
      if (width <= 2 || fullHeight <= 2) return true;
      // Of an element that is taller than the window, a part is enough.
      const top = Math.max(start, 0);
      const height = Math.min(end, innerHeight) - top;
      if (height <= 0) return false;
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (target.contains(hit) || hit.contains(target));
        }),
      );
    };
    const tabRecord = { stops: 0, unseen: [] as string[] };
    Object.assign(window, { tabRecord });
    addEventListener('keyup', ({ key }) => {
      const control = document.activeElement;
      if (key !== 'Tab' || control === null || control === document.body) return;
      tabRecord.stops += 1;
      if (isVisible(control)) return;
      const { top, bottom } = control.getBoundingClientRect();
      tabRecord.unseen.push(`${top} to ${bottom}, ${scrollY}: ${control.outerHTML.slice(0, 160)}`);
    });
  });

/** Clears the record and returns the number of Tab presses of a full cycle. */
const startCycle = (page: Page) =>
  page.evaluate(() => {
    Object.assign((window as unknown as { tabRecord: object }).tabRecord, { stops: 0, unseen: [] });
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href],button,input,select,textarea,[tabindex="0"]',
    );
    const stops = [...controls].filter(
      (control) => control.tabIndex >= 0 && control.checkVisibility(),
    );
    // Two more presses for the chat's button and for leaving the page at its end.
    return stops.length + 2;
  });

const readRecord = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { tabRecord: { stops: number; unseen: readonly string[] } }).tabRecord,
  );

const tabKey = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const pressTab = (cdpSession: CDPSession) =>
  cdpSession.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tabKey });
const releaseTab = (cdpSession: CDPSession) =>
  cdpSession.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tabKey });

/** Presses Tab for a full cycle without waiting between presses. */
async function tabThroughPage(page: Page, cdpSession: CDPSession) {
  const presses = Array.from({ length: await startCycle(page) }, () => [
    pressTab(cdpSession),
    releaseTab(cdpSession),
  ]);
  await Promise.all(presses.flat());
  return readRecord(page);
}

/** Presses Tab for a full cycle and waits for a paint before each release. */
async function tabWithPaint(page: Page, cdpSession: CDPSession) {
  for (let remaining = await startCycle(page); remaining > 0; remaining -= 1) {
    await pressTab(cdpSession);
    await waitUntilPainted(page);
    await releaseTab(cdpSession);
  }
  return readRecord(page);
}

/**
 * Tabs through the page or the open overlay at each viewport size. A fast cycle finds candidates. On a busy
 * machine many of its presses happen before a list is laid out, so an element counts as hidden only if a
 * second cycle, which waits for a paint after each press, finds it too.
 */
export async function expectFocusInSight(
  page: Page,
  cdpSession: CDPSession,
  description: string,
): Promise<void> {
  for (const size of focusViewports) {
    await page.setViewportSize(size);
    // Elements that measure themselves adapt to the viewport one frame later.
    await waitUntilPainted(page);
    const { stops, unseen } = await tabThroughPage(page, cdpSession);
    expect.soft(stops, `${description}: number of focused elements`).toBeGreaterThan(0);
    const confirmed = unseen.length > 0 ? (await tabWithPaint(page, cdpSession)).unseen : [];
    expect.soft(confirmed, `${description} at ${size.width} x ${size.height}`).toEqual([]);
  }
}
