import { type CDPSession, expect, type Page } from '@playwright/test';
import { painted } from './painted.ts';

/** The windows in which the Tab key is followed: from a desktop to a phone at 400 %. */
export const focusSizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/**
 * Watches, from the page's beginning on, where the Tab key takes the focus, and notes what no one
 * would see there, with where it stood: wholly outside the window, or wholly behind something that
 * stays in sight (WCAG 2.4.11). The key has moved the focus and scrolled to it by the time it is let go.
 */
export const watchTabs = (page: Page) =>
  page.addInitScript(() => {
    const isVisible = (control: Element): boolean => {
      // A box of a choice lies unseen over its label; a text for the ear alone has no size.
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

/** Forgets what was noted; answers how often the key has to be pressed to come round. */
const beginRound = (page: Page) =>
  page.evaluate(() => {
    Object.assign((window as unknown as { watch: object }).watch, { stops: 0, unseen: [] });
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href],button,input,select,textarea,[tabindex="0"]',
    );
    const stops = [...controls].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    // Two more: the chat's button is its own, and one press leads out of the page at its end.
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

/** Presses the Tab key itself as often as it takes to come round; nothing waits in between. */
async function tabRound(page: Page, keys: CDPSession) {
  const presses = Array.from({ length: await beginRound(page) }, () => [
    press(keys),
    release(keys),
  ]);
  await Promise.all(presses.flat());
  return noted(page);
}

/** The same as a person sees it: the key is let go when what it did is painted. */
async function paintedTabRound(page: Page, keys: CDPSession) {
  for (let remaining = await beginRound(page); remaining > 0; remaining -= 1) {
    await press(keys);
    await painted(page);
    await release(keys);
  }
  return noted(page);
}

/**
 * Walks round by the Tab key at each of the sizes: the page, or what is open over it. Keys that do
 * not wait find what may be out of sight; on a busy machine dozens of them come between two frames,
 * and chunks of a list that were passed have not got their place yet. Only what a round with each
 * step painted finds too is out of sight for anybody.
 */
export async function expectFocusInSight(
  page: Page,
  keys: CDPSession,
  what: string,
): Promise<void> {
  for (const size of focusSizes) {
    await page.setViewportSize(size);
    // What measures itself follows the window a frame later: nobody is that fast with the key.
    await painted(page);
    const { stops, unseen } = await tabRound(page, keys);
    expect.soft(stops, `${what}: the key moves the focus`).toBeGreaterThan(0);
    const seenByNobody = unseen.length > 0 ? (await paintedTabRound(page, keys)).unseen : [];
    expect.soft(seenByNobody, `${what} at ${size.width} x ${size.height}`).toEqual([]);
  }
}
