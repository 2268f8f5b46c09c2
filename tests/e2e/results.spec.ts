import { getBalance, trackNewTransactions } from '../faults/paying-faults.ts';
import { advanceClock } from '../harness/advance-clock.ts';
import { expect, test } from '../harness/test.ts';
import { getTransactionId, goToBank, openPaymentModal, respondAtBank } from './paying.ts';

const minuteMs = 60_000;

test('the receipt shows reference, invoices and time, can copy the reference and prints without the frame', async ({
  page,
  openSession,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date('2026-11-22T01:30:00Z') });
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();

  const main = page.getByRole('main');
  await expect(main).toContainText(getTransactionId(page));
  await expect(main).toContainText(`documento ${number}`);
  const getReceiptValue = (label: string) =>
    main.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  // The short reference can be read out over the phone.
  await expect(getReceiptValue('Referencia').getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
  for (const label of ['Empresa', 'NIT', 'Pagado por', 'Banco', 'Respuesta del banco']) {
    await expect(getReceiptValue(label).first()).toHaveText(/\S/);
  }
  // The date is the backend's, not that of the device, whose clock is wrong.
  await expect(getReceiptValue('Fecha del pago')).toHaveText(/\S/);
  await expect(getReceiptValue('Fecha del pago')).not.toContainText('21 nov 2026');
  await page.getByRole('button', { name: 'Copiar la referencia' }).click();
  await expect(page.getByRole('button', { name: 'Referencia copiada' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(getTransactionId(page));

  await expect(page.getByRole('button', { name: 'Imprimir comprobante' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Comprobante de pago', { exact: true })).toBeVisible();
  await expect(page.getByText(getTransactionId(page))).toBeVisible();
  for (const element of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(element).toBeHidden();
  }
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
});

test('the result page updates automatically when the bank responds late', { tag: '@slow' }, async ({
  page,
  openSession,
  control,
}) => {
  await page.clock.install();
  await openSession(page);
  const number = await openPaymentModal(page);
  await goToBank(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Responder tarde' }).click();
  await page.waitForURL('**/admin/resultado-transaccion**');
  await expect(page.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
  await control.advanceTime(minuteMs);
  await advanceClock(page, '01:00', (timeout) =>
    expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible(timeout),
  );
  expect(getBalance(await control.fetchLedger(), number)).toBe(0);
});

test("a colleague's payment can be opened by its reference", { tag: '@slow' }, async ({
  page,
  openSession,
  openPageAsNewUser,
  open,
  control,
}) => {
  const colleague = await openPageAsNewUser();
  await open(page);
  await openSession(colleague);
  const fetchNewTransactions = await trackNewTransactions(control);
  const number = await openPaymentModal(colleague);
  await goToBank(colleague);
  await respondAtBank(colleague, 'approve');
  const [transaction] = await fetchNewTransactions();

  await page.goto(`/admin/resultado-transaccion?uuid=${transaction?.uuid}`);
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`documento ${number}`);
});
