import type { Page } from '@playwright/test';
import { blockTransactions, goToBank, respondAtBank } from '../e2e/paying.ts';
import { expect, test } from '../harness/test.ts';
import { accept, getBalance, newTransactions, payButton, payPart } from './paying-faults.ts';

/** Opens the modal for the first open invoices and returns their numbers. */
async function choose(page: Page, count: number): Promise<readonly string[]> {
  await page.goto('/admin/pending-invoices');
  const cards = page
    .getByRole('article')
    .filter({ has: page.locator('input[type=checkbox]:enabled') });
  await cards.first().waitFor();
  const numbers: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const card = cards.nth(place);
    const fact = card.locator('dt', { hasText: 'Documento' }).first();
    numbers.push((await fact.locator('xpath=following-sibling::dd').textContent()) ?? '');
    await card.getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Continuar' }).click();
  return numbers;
}

test('marks an invoice that somebody else has paid, and pays the others', async ({
  page,
  newPerson,
  open,
  control,
}) => {
  test.slow();
  const colleague = await newPerson();
  await open(page);
  await open(colleague);
  const [first = '', second = ''] = await choose(page, 2);
  const rest = getBalance(await control.ledger(), second);

  const unblock = await blockTransactions(page);
  expect(await choose(colleague, 1)).toEqual([first]);
  await goToBank(colleague);
  await respondAtBank(colleague, 'approve');
  const opened = await newTransactions(control);

  await payButton(page).click();
  await accept(page.getByRole('alertdialog', { name: 'No pudimos iniciar el pago' }));
  await unblock();
  const lines = page.getByRole('list', { name: 'Facturas por pagar' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Ya no está pendiente: no se pagará.');
  await expect(lines.last()).not.toContainText('no se pagará');

  await goToBank(page);
  await respondAtBank(page, 'approve');
  const ledger = await control.ledger();
  expect(getBalance(ledger, first)).toBe(0);
  expect(getBalance(ledger, second)).toBe(0);
  const [own] = await opened();
  expect((await control.ledger(own?.uuid)).lines).toMatchObject([
    { numero_documento: second, monto_transaccion: rest },
  ]);
});

test('shows the new balance of a partly paid invoice before sending', async ({
  page,
  newPerson,
  open,
  control,
}) => {
  test.slow();
  const colleague = await newPerson();
  await open(page);
  await open(colleague);
  const [number = ''] = await choose(page, 1);
  const unblock = await blockTransactions(page);
  await choose(colleague, 1);
  await (await payPart(colleague)).fill('30000');
  await goToBank(colleague);
  await respondAtBank(colleague, 'approve');
  const remaining = getBalance(await control.ledger(), number);

  await payButton(page).click();
  await accept(page.getByRole('alertdialog', { name: 'No pudimos iniciar el pago' }));
  await unblock();
  await expect(page.getByText('Su saldo cambió: revise el valor.')).toBeVisible();
  await goToBank(page);
  await respondAtBank(page, 'approve');
  const ledger = await control.ledger();
  expect(getBalance(ledger, number)).toBe(0);
  expect(ledger.lines.at(-1)?.monto_transaccion).toBe(remaining);
});

/**
 * Simulates a document blocked by the distributor: the next payment of it is rejected, and from then on
 * the lists show it as blocked. The sandbox has no control for this.
 */
async function block(page: Page, number: string): Promise<void> {
  const error = {
    message: `No se puede usar por ahora, está bloqueado: ${number}.`,
    extensions: {
      code: 'DOCUMENT_BLOCKED',
      documents: [{ num_documento: number, desde: null, motivo: 'BLOQUEO', uuid: null }],
    },
  };
  let refused = false;
  await page.route('**/graphql', async (route) => {
    if (!refused && route.request().headers()['x-operation-name'] === 'CreateTransaction') {
      refused = true;
      await route.fulfill({ json: { errors: [error] } });
      return;
    }
    const response = await route.fetch();
    const json = JSON.parse(await response.text(), (_, value) =>
      value?.num_documento === number ? { ...value, bloqueada: '1' } : value,
    );
    await route.fulfill({ response, json });
  });
}

test('marks an invoice that the distributor has blocked, and pays the others', async ({
  page,
  open,
  control,
}) => {
  test.slow();
  await open(page);
  const opened = await newTransactions(control);
  const [first = '', second = ''] = await choose(page, 2);
  const rest = getBalance(await control.ledger(), second);
  await block(page, first);
  await payButton(page).click();
  await accept(page.getByRole('alertdialog', { name: 'No pudimos iniciar el pago' }));
  const lines = page.getByRole('list', { name: 'Facturas por pagar' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Está bloqueada: no se pagará.');
  expect(await opened()).toHaveLength(0);

  await goToBank(page);
  await respondAtBank(page, 'approve');
  const [own] = await opened();
  expect((await control.ledger(own?.uuid)).lines).toMatchObject([
    { numero_documento: second, monto_transaccion: rest },
  ]);
});
