import { getEmail } from '@surtidor/sandbox/scenarios';
import { findFirstOpenInvoice, openPaymentModal } from '../e2e/paying.ts';
import { rejectSession } from '../e2e/sign-in-again.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { expect, representative, test } from '../harness/test.ts';
import { payButton } from './paying-faults.ts';

const refused = "The current customer isn't authorized.";
/** An operation of the pending invoices only: the dashboard also fetches invoices, lazily. */
const onlyOfTheList = 'DocumentClasses';
const signInButton = { name: 'Ingresar' } as const;

test('with five tabs, a rejection starts one countdown, and all tabs end at sign-in', async ({
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
  await rejectSession(control, onlyOfTheList);
  await page.goto('/admin/pending-invoices');
  await expect(page.getByText('Su sesión ya no es válida')).toBeVisible();
  await page.getByRole('button', { name: 'Ir a la página de ingreso' }).click();
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await control.clearFaults();

  // The other tabs notice when they become visible: no data of the ended session remains.
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

test('a countdown in an old tab does not end a session opened in the meantime', async ({
  page,
  openSession,
  control,
  environment,
}) => {
  await page.clock.install();
  await openSession(page);
  await rejectSession(control, onlyOfTheList);
  await page.goto('/admin/pending-invoices');
  await expect(page.getByText('Su sesión ya no es válida')).toBeVisible();
  // Another tab signs in during the countdown.
  expect(await signInAs(page, environment.portal, representative)).toBe(200);
  await page.clock.fastForward('00:20');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('apollo-token');
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('counts down from seven to the sign-in page, which leads back', async ({
  page,
  openSession,
  control,
}) => {
  await page.clock.install();
  await openSession(page);
  await rejectSession(control, onlyOfTheList);
  await page.goto('/admin/pending-invoices');
  await expect(page.getByText('Su sesión ya no es válida')).toBeVisible();
  await expect(page.getByText('Irá a la página de ingreso en')).toContainText(/[5-7]/);
  await advanceClock(page, '00:08', (timeout) =>
    expect(page.getByRole('button', signInButton)).toBeVisible(timeout),
  );
  await expect(page.getByText('Su sesión ya no es válida.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fpending-invoices/);
});

test('the text of a rejection inside data is treated as data', async ({ page, open, control }) => {
  await open(page);
  await control.fault({
    match: { operation: 'LatestNews' },
    fault: { kind: 'error', message: `Not ${refused}`.replace("isn't", 'is not') },
  });
  await page.goto('/');
  await expect(page.getByText('The current customer is not authorized.')).toBeVisible();
  await expect(page.getByText('Su sesión ya no es válida')).toHaveCount(0);
});

test('sends nothing and says so if the token was revoked before paying', async ({
  page,
  openSession,
  control,
}) => {
  await openSession(page);
  const { number } = await findFirstOpenInvoice(page);
  await openPaymentModal(page);
  await control.fault({
    match: { operation: 'CreateTransaction' },
    fault: { kind: 'error', message: refused },
    times: 1,
  });
  const previous = (await control.ledger()).transactions.length;
  await payButton(page).click();
  await expect(page.getByText('Su sesión ya no es válida').first()).toBeVisible();
  expect((await control.ledger()).transactions.length).toBe(previous);
  expect(number).not.toBe('');
});

test('signing out offline deletes all data, and the next user sees none of the previous one’s', async ({
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
  const remaining = (await page.context().cookies()).map(({ name }) => name);
  for (const name of ['user', 'permissions', 'terms-conditions', 'session-key']) {
    expect(remaining).not.toContain(name);
  }

  // Once online, the portal notifies the server, which revokes the token.
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
