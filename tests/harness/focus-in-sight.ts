import { type CDPSession, expect, type Page } from '@playwright/test';
import { painted } from './painted.ts';

/** The tested viewports, from a desktop to a phone at 400 % zoom. */
export const focusSizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/**
 * Records, from navigation start, focused elements that are not visible after a Tab press: outside the
 * viewport, or completely covered by a sticky element (WCAG 2.4.11). The browser has moved the focus
 * and scrolled by the time of `keyup`.
 */
export const watchTabs = (page: Page) =>
  page.addInitScript(() => {
    const isVisible = (control: Element): boolean => {
      // A checkbox is transparent over its label; visually hidden text has no size.
      const shown = control.closest('label') ?? control;
      const { left, top, width, height } = shown.getBoundingClientRect();
      if (width <= 2 || height <= 2) return true;
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        }),
      );
    };
    const watch = { stops: 0, unseen: [] as string[] };
    Object.assign(window, { watch });
    addEventListener('keyup', ({ key }) => {
      const control = document.activeElement;
      if (key !== 'Tab' || control === null || control === document.body) return;
      watch.stops += 1;
      if (isVisible(control)) return;
      const { top, bottom } = control.getBoundingClientRect();
      watch.unseen.push(`${top} to ${bottom}, ${scrollY}: ${control.outerHTML.slice(0, 160)}`);
    });
  });

/** Clears the records and returns how many Tab presses a full cycle takes. */
const beginRound = (page: Page) =>
  page.evaluate(() => {
    Object.assign((window as unknown as { watch: object }).watch, { stops: 0, unseen: [] });
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href],button,input,select,textarea,[tabindex="0"]',
    );
    const stops = [...controls].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    // Two more: the chat's button, and one press that leaves the page at its end.
    return stops.length + 2;
  });

const noted = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { watch: { stops: number; unseen: readonly string[] } }).watch,
  );

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const press = (keys: CDPSession) =>
  keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab });
const release = (keys: CDPSession) =>
  keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab });

/** Presses Tab for a full cycle without waiting in between. */
async function tabRound(page: Page, keys: CDPSession) {
  const presses = Array.from({ length: await beginRound(page) }, () => [
    press(keys),
    release(keys),
  ]);
  await Promise.all(presses.flat());
  return noted(page);
}

/** The same, but releases each key only after the next paint. */
async function paintedTabRound(page: Page, keys: CDPSession) {
  for (let remaining = await beginRound(page); remaining > 0; remaining -= 1) {
    await press(keys);
    await painted(page);
    await release(keys);
  }
  return noted(page);
}

/**
 * Tabs through the page, or the overlay above it, at each viewport size. A fast cycle finds candidates;
 * on a busy machine dozens of its presses fall between two frames, before chunks of a list are laid out.
 * An element counts as hidden only if a second cycle, which paints after each press, finds
 * it too.
 */
export async function expectFocusInSight(
  page: Page,
  keys: CDPSession,
  what: string,
): Promise<void> {
  for (const size of focusSizes) {
    await page.setViewportSize(size);
    // Elements that measure themselves follow the viewport a frame later.
    await painted(page);
    const { stops, unseen } = await tabRound(page, keys);
    expect.soft(stops, `${what}: the key moves the focus`).toBeGreaterThan(0);
    const seenByNobody = unseen.length > 0 ? (await paintedTabRound(page, keys)).unseen : [];
    expect.soft(seenByNobody, `${what} at ${size.width} x ${size.height}`).toEqual([]);
  }
}
