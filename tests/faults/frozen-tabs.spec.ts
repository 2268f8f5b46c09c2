import type { Page } from '@playwright/test';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const signInButton = { name: 'Ingresar' } as const;
const warningDialog = { name: 'Su sesión expirará en un minuto por inactividad' } as const;

/** Storage key for the clock offset of all tabs, in milliseconds. */
const clockShiftKey = 'test-clock-shift';

/** Installs a clock in all tabs of a context. The clock can be moved while tabs are frozen. */
const installMovableClock = (page: Page) =>
  page.context().addInitScript((name) => {
    const { now } = Date;
    Date.now = () => now() + Number(localStorage.getItem(name) ?? 0);
  }, clockShiftKey);

/**
 * Lets tests freeze a tab. Chromium freezes only hidden tabs, and its headless tabs are never hidden: its command for
 * freezing does nothing. A frozen tab here runs no timers until after its `resume` event, like one of a browser.
 */
const installFreezing = (page: Page) =>
  page.addInitScript(() => {
    const timers = { setTimeout: window.setTimeout, setInterval: window.setInterval };
    /** The timers that are due in the frozen tab; null while it is active. */
    let late: Map<number, () => void> | null = null;
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = timers[name].bind(window) as (run: () => void, ms?: number) => number;
      const startFreezable = (run: (...values: unknown[]) => void, ms?: number, ...values: []) => {
        const runUnlessFrozen = () =>
          late === null ? run(...values) : late.set(id, runUnlessFrozen);
        const id = start(runUnlessFrozen, ms);
        return id;
      };
      Object.assign(window, { [name]: startFreezable });
    }
    for (const name of ['clearTimeout', 'clearInterval'] as const) {
      const clear = window[name].bind(window);
      const clearFreezable = (id: number) => {
        late?.delete(id);
        clear(id);
      };
      Object.assign(window, { [name]: clearFreezable });
    }
    document.addEventListener('freeze', () => {
      late = new Map();
    });
    document.addEventListener('resume', () => {
      const due = late;
      // The event's other listeners may still clear timers.
      timers.setTimeout.call(window, () => {
        late = null;
        for (const run of due?.values() ?? []) run();
      });
    });
  });

const fireLifecycleEvent = (page: Page, name: 'freeze' | 'resume') =>
  page.evaluate((eventName) => document.dispatchEvent(new Event(eventName)), name);
const freeze = (page: Page) => fireLifecycleEvent(page, 'freeze');
const resume = (page: Page) => fireLifecycleEvent(page, 'resume');

const moveClock = (tab: Page, ms: number) =>
  tab.evaluate(([name, offset]) => localStorage.setItem(name, String(offset)), [
    clockShiftKey,
    ms,
  ] as const);

/** Records the requests that a tab sends to the backend from now on. */
function recordRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.url());
  });
  return requests;
}

test('a tab frozen until after the session’s end is signed out on resume without sending requests', async ({
  page,
  open,
}) => {
  await installMovableClock(page);
  await installFreezing(page);
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await freeze(page);
  await moveClock(page, 3 * 3_600_000);
  const requests = recordRequests(page);
  await resume(page);
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(requests).toEqual([]);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('apollo-token');
});

test('a tab that is shown after the session’s end is signed out without sending requests', {
  tag: '@slow',
}, async ({ page, open }) => {
  await installMovableClock(page);
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  const requests = recordRequests(page);
  // The timers of a hidden tab may be late. The event comes before them.
  await page.evaluate(
    ([name, offset]) => {
      localStorage.setItem(name, String(offset));
      document.dispatchEvent(new Event('visibilitychange'));
    },
    [clockShiftKey, 3 * 3_600_000] as const,
  );
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  expect(requests).toEqual([]);
});

test('a tab frozen during activity in another tab resumes without an idle warning', {
  tag: '@slow',
}, async ({ page, open }) => {
  await installMovableClock(page);
  await installFreezing(page);
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  const activeTab = await page.context().newPage();
  await activeTab.goto('/');
  await waitUntilSettled(activeTab);
  await freeze(page);
  for (const elapsed of [10, 20, 30]) {
    await moveClock(activeTab, elapsed * 60_000);
    await activeTab.mouse.move(elapsed, 40);
    await expect(activeTab.getByRole('article').first()).toBeVisible();
  }
  await resume(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alertdialog', warningDialog)).toHaveCount(0);
  await expect(activeTab.getByRole('article').first()).toBeVisible();
});

test('a tab frozen while another tab signed out shows no data when it resumes', {
  tag: '@slow',
}, async ({ page, open }) => {
  await installFreezing(page);
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  const firstInvoice = page.getByRole('article').first();
  const cardText = (await firstInvoice.textContent()) ?? '';
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await waitUntilSettled(otherTab);
  await freeze(page);
  await otherTab.getByRole('button', { name: 'Menú' }).click();
  await otherTab.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(otherTab.getByRole('button', signInButton)).toBeVisible();
  const requests = recordRequests(page);
  await resume(page);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await expect(page.getByText(cardText)).toHaveCount(0);
  expect(requests).toEqual([]);
});
