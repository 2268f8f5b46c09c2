import type { Page } from '@playwright/test';
import { getDealer, getEmail } from '@surtidor/sandbox/scenarios';
import type { Control } from '../harness/control.ts';
import { expect, test } from '../harness/test.ts';
import { getTransactionId, goToBank, openPaymentModal, respondAtBank } from './paying.ts';
import { rejectSession } from './sign-in-again.ts';

const accountant = getEmail('contadora');
const peru = getDealer('typical', 'peru').client;
const colombia = getDealer('typical', 'colombia').client;

const getBar = (page: Page) => page.getByRole('region', { name: 'Empresa', exact: true });
const getDebt = (page: Page, currency: string) =>
  page.getByRole('main').getByText(new RegExp(`^${currency}\\s[\\d.,]{6,}$`));

/** Switches to the other company in the bar, and waits for its dashboard. */
async function switchCompany(page: Page, currency: string) {
  await getBar(page).getByRole('button', { name: 'Cambiar de empresa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sus empresas' });
  await dialog.locator('li').getByRole('button').click();
  await expect(getDebt(page, currency).first()).toBeVisible();
}

/** Loads two companies of one person. */
const prepare = (control: Control) => control.loadScenario('companies');

/** Shows a tab that was in the background. */
async function showTab(tab: Page) {
  await tab.bringToFront();
  await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('switches to another company, whose money and people are those on every page', async ({
  page,
  open,
  control,
}) => {
  await prepare(control);
  await open(page, '/', accountant);
  await expect(getDebt(page, '\\$').first()).toBeVisible();
  const name = await getBar(page).textContent();
  await switchCompany(page, 'S\\/');
  await expect(page).toHaveURL('/');
  await expect(getDebt(page, '\\$')).toHaveCount(0);
  await expect(getBar(page)).not.toHaveText(name ?? '');
  await page.goto('/admin/pending-invoices');
  await expect(
    page
      .getByRole('main')
      .getByText(/^S\/\s/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(/^\$\s/)).toHaveCount(0);
  await switchCompany(page, '\\$');
  await expect(getBar(page)).toHaveText(name ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Esta página es de / })).toBeVisible();
});

test('a failed switch keeps the company and says so', { tag: '@slow' }, async ({
  page,
  open,
  control,
}) => {
  await prepare(control);
  await open(page, '/', accountant);
  await control.addFaults({
    match: { field: 'cambiarEmpresa' },
    fault: { kind: 'error', message: 'Sin servicio' },
    times: 1,
  });
  await getBar(page).getByRole('button', { name: 'Cambiar de empresa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sus empresas' });
  await dialog.locator('li').getByRole('button').click();
  await expect(dialog.getByRole('alert')).toContainText('No pudimos cambiar de empresa');

  const lostRequest = page.waitForRequest('**/auth/company');
  await page.route('**/auth/company', (route) => route.abort('connectionreset'));
  await dialog.locator('li').getByRole('button').click();
  await lostRequest;
  await expect(dialog.getByRole('alert')).toContainText('No pudimos cambiar de empresa');
  await page.unroute('**/auth/company');
  await page.reload();
  await expect(getDebt(page, '\\$').first()).toBeVisible();
  await switchCompany(page, 'S\\/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Esta página es de / })).toBeVisible();
});

test('a session that ends during a switch leads to the sign-in page', async ({
  page,
  open,
  control,
}) => {
  await prepare(control);
  await open(page, '/admin/account-status', accountant);
  await getBar(page).getByRole('button', { name: 'Cambiar de empresa' }).click();
  const company = page.getByRole('dialog', { name: 'Sus empresas' }).locator('li');
  await expect(company).toHaveCount(2);
  await rejectSession(control, 'SwitchCompany');
  await rejectSession(control, 'Companies');
  await company.getByRole('button').click();
  await expect(page.getByText('Su sesión ya no es válida')).toBeVisible();
});

test('a tab of the other company offers to switch back and then shows its page', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await prepare(control);
  await open(page, '/admin/pending-invoices', accountant);
  const invoice = page.getByRole('main').getByRole('article').first();
  const title = await invoice.getByRole('heading').textContent();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await switchCompany(otherTab, 'S\\/');
  await showTab(page);
  await expect(page.getByRole('heading', { name: /^Esta página es de / })).toBeVisible();
  await expect(page).toHaveURL(`/admin/pending-invoices?company=${colombia}`);
  await page.getByRole('button', { name: 'Cambiar a esta empresa' }).click();
  await expect(invoice.getByRole('heading')).toHaveText(title ?? '');
});

test('a link of the other company offers the switch and leads on to its address', async ({
  page,
  open,
  control,
}) => {
  await prepare(control);
  const path = `/admin/account-status?company=${peru}`;
  await open(page, path, accountant);
  await expect(page.getByRole('heading', { name: /^Esta página es de / })).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar a esta empresa' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^-?S\/\s/)
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.goto('/admin/account-status?company=9');
  await expect(page.getByText('No tiene acceso a esta empresa.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambiar a esta empresa' })).toHaveCount(0);
});

test('a payment stays with its company while another one is active', async ({
  page,
  open,
  control,
}) => {
  await prepare(control);
  await open(page, '/', accountant);
  const number = await openPaymentModal(page);
  await goToBank(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await switchCompany(otherTab, 'S\\/');
  await expect(otherTab.getByRole('button', { name: /^1 pago en proceso/ })).toHaveCount(0);

  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: /^Este pago es de / })).toBeVisible();
  await expect(page.getByText(/Pago (aprobado|rechazado|pendiente)/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cambiar a esta empresa' }).click();
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(number);
  const { transactions } = await control.fetchLedger(getTransactionId(page));
  expect(transactions.map(({ client_code }) => client_code)).toEqual([colombia]);
});

test('a person with one company has no switch', { tag: '@slow' }, async ({
  page,
  open,
  control,
}) => {
  await prepare(control);
  await open(page, `/?company=${peru}`);
  await expect(getDebt(page, '\\$').first()).toBeVisible();
  await expect(getBar(page)).toHaveCount(0);
});

test('without the capability there is no switch', { tag: ['@strict', '@slow'] }, async ({
  page,
  open,
  control,
}) => {
  await prepare(control);
  await open(page, `/?company=${peru}`, accountant);
  await expect(getDebt(page, '\\$').first()).toBeVisible();
  await expect(getBar(page)).toHaveCount(0);
});
