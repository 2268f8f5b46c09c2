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

/** Creates functions that freeze and resume a tab, as browsers do with background tabs. */
async function createLifecycle(page: Page) {
  const session = await page.context().newCDPSession(page);
  const setState = (state: 'frozen' | 'active') =>
    session.send('Page.setWebLifecycleState', { state });
  return { freeze: () => setState('frozen'), resume: () => setState('active') };
}

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

/** Moves a tab's clock by three hours when it is frozen, so that it resumes after the session's end. */
const installJumpingClock = (page: Page) =>
  page.addInitScript(() => {
    const { now } = Date;
    let shift = 0;
    Date.now = () => now() + shift;
    document.addEventListener('freeze', () => {
      shift = 3 * 3_600_000;
    });
  });

test('a tab frozen until after the session’s end is signed out on resume without sending requests', async ({
  page,
  open,
}) => {
  await installJumpingClock(page);
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const { freeze, resume } = await createLifecycle(page);
  await freeze();
  const requests = recordRequests(page);
  await resume();
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(requests).toEqual([]);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('apollo-token');
});

test('a tab that is shown after the session’s end is signed out without sending requests', async ({
  page,
  open,
}) => {
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

test('a tab frozen during activity in another tab resumes without an idle warning', async ({
  page,
  open,
}) => {
  await installMovableClock(page);
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  const { freeze, resume } = await createLifecycle(page);
  const activeTab = await page.context().newPage();
  await activeTab.goto('/');
  await waitUntilSettled(activeTab);
  await freeze();
  for (const elapsed of [10, 20, 30]) {
    await moveClock(activeTab, elapsed * 60_000);
    await activeTab.mouse.move(elapsed, 40);
    await expect(activeTab.getByRole('article').first()).toBeVisible();
  }
  await resume();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alertdialog', warningDialog)).toHaveCount(0);
  await expect(activeTab.getByRole('article').first()).toBeVisible();
});

test('a tab frozen while another tab signed out shows no data when it resumes', async ({
  page,
  open,
}) => {
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  const firstInvoice = page.getByRole('article').first();
  const cardText = (await firstInvoice.textContent()) ?? '';
  const { freeze, resume } = await createLifecycle(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await waitUntilSettled(otherTab);
  await freeze();
  await otherTab.getByRole('button', { name: 'Menú' }).click();
  await otherTab.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(otherTab.getByRole('button', signInButton)).toBeVisible();
  const requests = recordRequests(page);
  await resume();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await expect(page.getByText(cardText)).toHaveCount(0);
  expect(requests).toEqual([]);
});
