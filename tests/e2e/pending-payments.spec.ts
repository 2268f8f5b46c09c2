import type { Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { getAttempt } from '../faults/paying-faults.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';
import { getTransactionId, goToBank, openPaymentModal, respondAtBank } from './paying.ts';

test('the header lists payments in progress, including colleagues’, with links to their results', async ({
  page,
  openPageAsNewUser,
  open,
}) => {
  const colleague = await openPageAsNewUser();
  await open(colleague, '/', getEmail('financiero'));
  const number = await openPaymentModal(colleague);
  await goToBank(colleague);

  await open(page);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: /pagos en proceso/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagos en proceso' });
  const attempt = dialog.getByRole('listitem').filter({ hasText: number });
  await expect(attempt).toContainText('Pendiente');
  await expect(attempt).toContainText(/Iniciado el .* por \S+/);
  await attempt.getByRole('link', { name: '1 factura' }).click();
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`documento ${number}`);
  await expect(dialog).toHaveCount(0);
});

test('the indicator removes a payment after the bank has responded', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await page.clock.install();
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'pending');
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  const uuid = getTransactionId(page);
  await page.goto('/');
  await page.getByRole('button', { name: /pagos en proceso/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagos en proceso' });
  const attempt = dialog.getByRole('listitem').filter({ hasText: number });
  await expect(attempt).toContainText('Pendiente');
  await control.settle(uuid, 'approved', 2);
  await advanceClock(page, '01:00', (timeout) => expect(attempt).toHaveCount(0, timeout));
});

test('a payment in progress does not move the invoices when the page’s scripts run', {
  tag: '@slow',
}, async ({ page, openSession, browser, baseURL }) => {
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL && { baseURL }),
  });
  const pageWithoutScripts = await context.newPage();
  await pageWithoutScripts.goto('/admin/pending-invoices');
  await page.goto('/admin/pending-invoices');
  await expect(getAttempt(page, number)).toBeVisible();
  const getTop = async (target: Page) => {
    const invoice = target.getByRole('article').filter({ hasText: number });
    await expect(invoice.getByRole('button', { name: 'Volver al banco' })).toBeVisible();
    return (await invoice.boundingBox())?.y;
  };
  expect(await getTop(page)).toBe(await getTop(pageWithoutScripts));
  await context.close();
});

test('the result of a payment without return is announced once, on any page and device of the payer', async ({
  page,
  openSession,
  openPageAsNewUser,
  open,
  control,
}) => {
  const email = getEmail('representante');
  await openSession(page);
  await openPaymentModal(page);
  await goToBank(page);
  const uuid = new URL(page.url()).searchParams.get('uuid') ?? '';
  await control.settle(uuid, 'approved');
  const phone = await openPageAsNewUser();
  const dates = new Set<string | null>();
  for (const device of [page, phone]) {
    await open(device, '/admin/orders-list', email);
    const notice = device.getByRole('region', { name: 'Resultados de pagos' });
    await expect(notice).toContainText(/Pago aprobado, \$\s[\d.]+/);
    await notice.getByRole('link', { name: 'Ver comprobante' }).click();
    await expect(device.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
    expect(new URL(device.url()).searchParams.get('uuid')).toBe(uuid);
    const date = device.locator('dt', { hasText: 'Fecha del pago' }).locator('xpath=../dd');
    await expect(date).not.toContainText('reloj de este dispositivo');
    dates.add(await date.textContent());
    await device.goto('/');
    await waitUntilSettled(device);
    await expect(notice).toBeEmpty();
  }
  expect(dates.size).toBe(1);
  await phone.goto('/admin/pending-invoices/payments');
  const payment = phone.getByRole('list', { name: 'Pagos' }).getByRole('listitem').first();
  await expect(payment).toContainText('Pago aprobado');
  await expect(payment.getByRole('link')).toHaveAttribute('href', new RegExp(uuid));
});

test('a manual check shows its time, and returning from the bank shows the result immediately', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'abandon');
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  await page.getByRole('button', { name: /pago(s)? en proceso/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagos en proceso' });
  const attempt = dialog.getByRole('listitem').filter({ hasText: number });
  const checkButton = attempt.getByRole('button', { name: 'Consultar estado' });
  // After these checks, the next automatic check is minutes away.
  for (let check = 0; check < 5; check += 1) {
    await checkButton.click();
    await expect(attempt).toContainText(/Consultado a las \d{2}:\d{2}: sigue pendiente\./);
  }
  await attempt.getByRole('button', { name: 'Volver al banco' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  expect((await control.fetchLedger(getTransactionId(page))).transactions).toHaveLength(1);
});

test('another tab shows a new payment immediately and blocks its invoice', async ({
  page,
  openSession,
}) => {
  await openSession(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/admin/pending-invoices');
  await waitUntilSettled(otherTab);
  const number = await openPaymentModal(page);
  await goToBank(page);
  await expect(getAttempt(otherTab, number)).toBeVisible();
  const card = otherTab.getByRole('article').filter({ hasText: number });
  await expect(card).toContainText('Usted la está pagando desde');
  await expect(card.getByRole('checkbox')).toBeDisabled();
});

test('stores without the indicator list the payments of others below the invoices', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await control.loadScenario('typical', 'lubricantes');
  await open(page, '/admin/pending-invoices', getEmail('financiero', 'typical', 'lubricantes'));
  await waitUntilSettled(page);
  const list = page.getByRole('main').getByRole('list', { name: 'Pagos en proceso' });
  const isBelow = async () => {
    const { y = 0 } = (await list.boundingBox()) ?? {};
    const { y: lastInvoice = 0 } = (await page.getByRole('article').last().boundingBox()) ?? {};
    return lastInvoice > 0 && y > lastInvoice;
  };
  await expect(list.getByRole('listitem').first()).toContainText('Iniciado el');
  expect(await isBelow()).toBe(true);
  await expect(page.getByRole('banner').getByRole('button', { name: /proceso/ })).toHaveCount(0);
});
