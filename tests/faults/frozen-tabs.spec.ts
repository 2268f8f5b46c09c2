import type { Page, Request } from '@playwright/test';
import { settled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const signIn = { name: 'Ingresar' } as const;
const warning = { name: 'Su sesión expirará en un minuto por inactividad' } as const;

/** Offset of every tab's clock from the machine's, in ms. */
const clockShift = 'test-clock-shift';

/** Gives all tabs of a context a clock that can be moved while they are frozen. */
const followMovedClock = (page: Page) =>
  page.context().addInitScript((name) => {
    const { now } = Date;
    Date.now = () => now() + Number(localStorage.getItem(name) ?? 0);
  }, clockShift);

/** Freezes and resumes a tab, as browsers do with background tabs. */
async function getLifecycle(page: Page) {
  const session = await page.context().newCDPSession(page);
  const become = (state: 'frozen' | 'active') =>
    session.send('Page.setWebLifecycleState', { state });
  return { freeze: () => become('frozen'), wake: () => become('active') };
}

/** Opens a page of the same origin without the portal's code. */
async function bareTab(page: Page): Promise<Page> {
  const bare = await page.context().newPage();
  await bare.goto('/health');
  return bare;
}

const moveClock = (bare: Page, ms: number) =>
  bare.evaluate(([name, by]) => localStorage.setItem(name, String(by)), [clockShift, ms] as const);

const getOperations = (request: Request): string => request.headers()['x-operation-name'] ?? '';

/** Records a tab's requests to the backend from now on. */
function recordRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.url());
  });
  return requests;
}

test('a tab frozen past the session’s end is signed out when it resumes, without a request', async ({
  page,
  open,
}) => {
  await followMovedClock(page);
  const late = ['Transactions', 'ContentBlocks'].map((operation) =>
    page.waitForResponse((response) => getOperations(response.request()).includes(operation)),
  );
  await open(page, '/admin/pending-invoices');
  await settled(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  // The page's own requests are complete, so later ones come from resuming.
  await Promise.all(late);
  const { freeze, wake } = await getLifecycle(page);
  const bare = await bareTab(page);
  await freeze();
  await moveClock(bare, 3 * 3_600_000);
  const requests = recordRequests(page);
  await wake();
  await expect(page.getByRole('button', signIn)).toBeVisible();
  await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(requests).toEqual([]);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('apollo-token');
});

test('a tab frozen during activity in another tab resumes without a warning', async ({
  page,
  open,
}) => {
  await followMovedClock(page);
  await open(page, '/admin/pending-invoices');
  await settled(page);
  const { freeze, wake } = await getLifecycle(page);
  const working = await page.context().newPage();
  await working.goto('/');
  await settled(working);
  await freeze();
  for (const elapsed of [10, 20, 30]) {
    await moveClock(working, elapsed * 60_000);
    await working.mouse.move(elapsed, 40);
    await expect(working.getByRole('article').first()).toBeVisible();
  }
  await wake();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alertdialog', warning)).toHaveCount(0);
  await expect(working.getByRole('article').first()).toBeVisible();
});

test('a tab frozen while another tab signed out shows no data when it resumes', async ({
  page,
  open,
}) => {
  await open(page, '/admin/pending-invoices');
  await settled(page);
  const greeting = page.getByRole('article').first();
  const number = (await greeting.textContent()) ?? '';
  const { freeze, wake } = await getLifecycle(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await settled(other);
  await freeze();
  await other.getByRole('button', { name: 'Menú' }).click();
  await other.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(other.getByRole('button', signIn)).toBeVisible();
  const requests = recordRequests(page);
  await wake();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', signIn)).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  expect(requests).toEqual([]);
});
