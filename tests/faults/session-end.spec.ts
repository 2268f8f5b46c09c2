import type { Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { findFirstOpenInvoice, openPaymentModal } from '../e2e/paying.ts';
import { rejectSession } from '../e2e/sign-in-again.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { expect, representativeEmail, test } from '../harness/test.ts';
import { getPayButton } from './paying-faults.ts';

const rejectionMessage = "The current customer isn't authorized.";
/** An operation that only the page of pending invoices sends. */
const listOperation = 'DocumentClasses';
const signInButton = { name: 'Ingresar' } as const;

test('a rejected session ends in all five tabs', { tag: '@slow' }, async ({
  page,
  open,
  control,
  signIn,
}) => {
  await open(page);
  test.slow();
  const tabs = [page];
  while (tabs.length < 5) {
    const tab = await page.context().newPage();
    await tab.goto('/');
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(tab.getByRole('article').first()).toBeVisible();
  await rejectSession(control, listOperation);
  await page.goto('/admin/pending-invoices');
  await expect(page.getByText('Su sesión ya no es válida')).toBeVisible();
  await page.getByRole('button', { name: 'Ir a la página de ingreso' }).click();
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await control.clearFaults();

  // The other tabs remove the data of the ended session when they become visible.
  for (const tab of tabs.slice(1)) {
    await tab.bringToFront();
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(tab.getByRole('button', signInButton)).toBeVisible();
  }
  await signIn(page);
  for (const tab of tabs.slice(1)) {
    await tab.bringToFront();
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('apollo-token');
});

test('a countdown does not end a session that another tab has opened', async ({
  page,
  openSession,
  control,
  environment,
}) => {
  await page.clock.install();
  await openSession(page);
  await rejectSession(control, listOperation);
  await page.goto('/admin/pending-invoices');
  await expect(page.getByText('Su sesión ya no es válida')).toBeVisible();
  // Another tab signs in during the countdown.
  expect(await signInAs(page, environment.portal, representativeEmail)).toBe(200);
  await page.clock.fastForward('00:20');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('apollo-token');
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a countdown ends on the sign-in page, whose URL contains the requested page', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await page.clock.install();
  await openSession(page);
  await rejectSession(control, listOperation);
  await page.goto('/admin/pending-invoices');
  await expect(page.getByText('Su sesión ya no es válida')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/Irá a la página de ingreso en [5-7]/);
  await advanceClock(page, '00:08', (timeout) =>
    expect(page.getByRole('button', signInButton)).toBeVisible(timeout),
  );
  await expect(page.getByText('Su sesión ya no es válida.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fpending-invoices/);
});

test('an error message similar to a rejected session does not end the session', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page);
  await control.addFaults({
    match: { operation: 'LatestNews' },
    fault: { kind: 'error', message: `Not ${rejectionMessage}`.replace("isn't", 'is not') },
  });
  await page.goto('/');
  await expect(page.getByText('The current customer is not authorized.')).toBeVisible();
  await expect(page.getByText('Su sesión ya no es válida')).toHaveCount(0);
});

test('a payment with a revoked token creates no transaction and shows a message', async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const { number } = await findFirstOpenInvoice(page);
  await openPaymentModal(page);
  await control.addFaults({
    match: { operation: 'CreateTransaction' },
    fault: { kind: 'error', message: rejectionMessage },
    times: 1,
  });
  const previousCount = (await control.fetchLedger()).transactions.length;
  await getPayButton(page).click();
  await expect(page.getByText('Su sesión ya no es válida').first()).toBeVisible();
  expect((await control.fetchLedger()).transactions.length).toBe(previousCount);
  expect(number).not.toBe('');
});

test('signing out offline deletes all data, and the next user sees no data of the previous user', async ({
  page,
  open,
  environment,
  signIn,
}) => {
  await open(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const greeting = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await expect(page.getByText(greeting ?? '')).toHaveCount(0);
  const remainingCookies = (await page.context().cookies()).map(({ name }) => name);
  for (const name of ['user', 'permissions', 'terms-conditions', 'session-key']) {
    expect(remainingCookies).not.toContain(name);
  }

  // When the browser is online again, the portal notifies the server, which revokes the token.
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('apollo-token');
  const response = await page.request.post(`${environment.portal}/graphql`, {
    headers: { origin: environment.portal },
    data: { query: '{ documentos(paymentType: PSE, documentType: INVOICE) { total_count } }' },
  });
  expect(JSON.stringify(await response.json())).toContain('errors');

  await signIn(page, getEmail('basico'));
  await expect(page.getByText(greeting ?? '')).toHaveCount(0);
});

/** Opens the pending invoices as the server renders them. Their scripts wait until `releaseScripts` is called. */
async function openWithoutScripts(page: Page) {
  const { promise: isReleased, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/admin/pending-invoices', { waitUntil: 'commit' });
  const previousCard = page.getByRole('article').first();
  await expect(previousCard).toContainText(/Factura|Documento/);
  return { releaseScripts, previousCard };
}

test('if another user signs in before a page is hydrated, the page shows none of its data', async ({
  page,
  openSession,
  control,
  environment,
}) => {
  await openSession(page);
  const { releaseScripts, previousCard } = await openWithoutScripts(page);
  await control.loadScenario('up-to-date');
  const nextEmail = getEmail('representante', 'up-to-date');
  expect(await signInAs(page, environment.portal, nextEmail)).toBe(200);
  // The page must not depend on new data to replace the previous user's.
  await control.addFaults({ match: { operation: 'PendingInvoices' }, fault: { kind: 'never' } });
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(previousCard).toHaveCount(0);
});

test('if the user signs out before a page is hydrated, access is checked again', {
  tag: '@slow',
}, async ({ page, openSession }) => {
  await openSession(page);
  const { releaseScripts } = await openWithoutScripts(page);
  await page.context().clearCookies();
  releaseScripts();
  await expect(page.getByRole('button', signInButton)).toBeVisible();
});
