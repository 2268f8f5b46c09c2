import { getEmail } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';
import {
  closeResultDialog,
  compensatePath,
  compensationsPath,
  getCard,
  getColumn,
  getResultDialog,
  getSelectableCard,
  getSendButton,
  openCompensation,
  selectFirstDocument,
  trackNewCompensations,
} from './compensating.ts';
import { rejectSession, signInAgain } from './sign-in-again.ts';

// Dialogs are animated, as for most dealers.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bothSidesMessage = 'Debe elegir al menos 1 elemento de cada lado para hacer la compensación.';

test('applies payments to invoices once, and the list shows the result', {
  tag: '@both-slow',
}, async ({ page, open, control, sandboxMode }) => {
  await open(page);
  const fetchNewCompensations = await trackNewCompensations(control);
  const { payment, invoice } = await openCompensation(page);
  await getSendButton(page).dblclick();
  const dialog = getResultDialog(page, 'Compensación enviada');
  await expect(dialog).toContainText('en aproximadamente 15 minutos');
  const [compensation, ...others] = await fetchNewCompensations();
  expect(others).toEqual([]);
  expect(compensation).toMatchObject({ estado: 'B' });
  expect(Boolean(compensation?.idempotency_key)).toBe(sandboxMode === 'extended');
  await closeResultDialog(dialog);

  // The lists were refetched and the selection is empty.
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
  for (const [side, title] of [
    ['Pagos', payment],
    ['Facturas', invoice],
  ] as const) {
    await expect(getCard(page, side, title).getByRole('checkbox')).toBeDisabled();
    // Some backends do not report the reason for which a document is blocked.
    await expect(getCard(page, side, title)).toContainText(/Retenida por .*una compensación/);
  }

  await page.getByRole('link', { name: 'Compensaciones', exact: true }).click();
  const name = `Compensación ${compensation?.id_compensacion}`;
  const card = page.getByRole('article', { name, exact: true });
  await expect(card).toContainText('En proceso');
  if (sandboxMode === 'extended') {
    await card.getByText(/^Ver los documentos/).click();
    await expect(card.getByText(payment)).toBeVisible();
  }

  await control.advanceTime(15 * 60_000);
  await page.reload();
  await expect(card).toContainText('Completada');
  const { total_pagos = 0, total_facturas = 0 } = compensation ?? {};
  expect(await fetchNewCompensations()).toMatchObject([
    { estado: 'S', total_compensado: Math.min(total_pagos, total_facturas) },
  ]);
});

test('requires a document from each side, restores the selection on reload, and cannot remove the last document', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, compensatePath);
  const payment = await selectFirstDocument(page, 'Pagos');
  await expect(page.getByText(bothSidesMessage)).toBeVisible();
  const continueButton = page.getByRole('button', { name: 'Continuar' });
  await expect(continueButton).toBeDisabled();
  // The selection survives a reload.
  await page.reload();
  await expect(getCard(page, 'Pagos', payment).getByRole('checkbox')).toBeChecked();
  await selectFirstDocument(page, 'Facturas');
  await expect(page.getByText(bothSidesMessage)).toHaveCount(0);
  const secondInvoice = await selectFirstDocument(page, 'Facturas');
  await continueButton.click();

  const modal = page.getByRole('dialog', { name: 'Pagos vs. facturas' });
  const payments = modal.getByRole('region', { name: 'Pagos', exact: true });
  const invoices = modal.getByRole('region', { name: 'Facturas' });
  await expect(payments.getByRole('button', { name: /^Quitar/ })).toBeDisabled();
  await modal.getByRole('button', { name: `Quitar ${secondInvoice}` }).click();
  await expect(invoices.getByRole('listitem')).toHaveCount(1);
  await expect(invoices.getByRole('button', { name: /^Quitar/ })).toBeDisabled();

  // A document removed in the modal is deselected in its column too.
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(getCard(page, 'Facturas', secondInvoice).getByRole('checkbox')).not.toBeChecked();
  await expect(continueButton).toBeEnabled();
});

test('the totals of both sides stay visible on a phone with many documents', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, compensatePath);
  for (const side of ['Pagos', 'Facturas'] as const) {
    for (let count = 0; count < 4; count += 1) await selectFirstDocument(page, side);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Continuar' }).click();
  const modal = page.getByRole('dialog', { name: 'Pagos vs. facturas' });
  await expect(modal.getByText('Diferencia')).toBeInViewport({ ratio: 1 });
  await expect(
    modal.getByText(/^(Quedarán .* por pagar de las facturas|Le quedarán .* a favor)\./),
  ).toBeInViewport({
    ratio: 1,
  });
});

test('the assistant proposes invoices, selects them only on request and never sends them', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page, compensatePath);
  const fetchNewCompensations = await trackNewCompensations(control);
  await selectFirstDocument(page, 'Pagos');
  await page.getByRole('button', { name: 'Proponer facturas' }).click();
  await page.getByRole('button', { name: 'Usar esta propuesta' }).click();
  await expect(getColumn(page, 'Facturas').locator('input:checked').first()).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  expect(await fetchNewCompensations()).toEqual([]);
});

test('each column has its own "load more" button', { tag: '@slow' }, async ({ page, open }) => {
  await open(page, compensatePath);
  const invoices = getColumn(page, 'Facturas');
  await expect(invoices.getByRole('article')).toHaveCount(10);
  const paymentCount = await getColumn(page, 'Pagos').getByRole('article').count();
  await invoices.getByRole('button', { name: 'Cargar más' }).click();
  await expect(invoices.getByRole('article')).toHaveCount(20);
  await expect(getColumn(page, 'Pagos').getByRole('article')).toHaveCount(paymentCount);
});

test('filters and pages of the list survive going back and reloading', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, compensationsPath);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(page).toHaveURL(/pages=2/);
  await expect.poll(() => cards.count()).toBeGreaterThan(10);
  const cardCount = await cards.count();
  await page.reload();
  await expect(cards).toHaveCount(cardCount);

  await page.getByRole('button', { name: 'Filtros' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar compensaciones' });
  await panel.getByLabel('Estado').selectOption({ label: 'Rechazada' });
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page).toHaveURL(/compensations\?state=rejected/);
  const chip = page.getByRole('button', { name: 'Quitar Estado: Rechazada' });
  await expect(chip).toBeVisible();
  await expect(cards.filter({ hasText: 'Completada' })).toHaveCount(0);
  await expect(cards.filter({ hasText: 'Rechazada' }).first()).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(cards.filter({ hasText: 'Completada' })).toHaveCount(0);

  await page.goBack();
  await expect(chip).toHaveCount(0);
  await expect(cards.filter({ hasText: 'Completada' }).first()).toBeVisible();
});

test('selects documents and opens the modal with the keyboard only', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, compensatePath);
  for (const side of ['Pagos', 'Facturas'] as const) {
    const checkbox = getSelectableCard(page, side).getByRole('checkbox');
    await checkbox.focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pagos vs. facturas' })).toBeVisible();
  await expect(getSendButton(page)).toBeEnabled();
});

test('restores the modal of a compensation after an expired session and sends it once', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page);
  const fetchNewCompensations = await trackNewCompensations(control);
  const { payment, invoice } = await openCompensation(page);
  await rejectSession(control, 'CreateCompensation');
  await getSendButton(page).click();
  await signInAgain(page);

  const modal = page.getByRole('dialog', { name: 'Pagos vs. facturas' });
  await expect(modal.getByRole('region', { name: 'Pagos', exact: true })).toContainText(payment);
  await expect(modal.getByRole('region', { name: 'Facturas' })).toContainText(invoice);
  expect(await fetchNewCompensations()).toEqual([]);
  await getSendButton(page).click();
  await closeResultDialog(getResultDialog(page, 'Compensación enviada'));
  expect(await fetchNewCompensations()).toHaveLength(1);

  // A sent compensation is never restored as a draft.
  await open(page, compensatePath);
  await expect(getSelectableCard(page, 'Pagos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
  await expect(modal).toHaveCount(0);
});

test('restores the selection of both sides only for the same user', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  await open(page, compensatePath);
  const payment = await selectFirstDocument(page, 'Pagos');
  const invoice = await selectFirstDocument(page, 'Facturas');
  await open(page, compensatePath);
  await expect(getCard(page, 'Pagos', payment).getByRole('checkbox')).toBeChecked();
  await expect(getCard(page, 'Facturas', invoice).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();

  await open(page, compensatePath, getEmail('administrativo'));
  await expect(getSelectableCard(page, 'Pagos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
});

test('the row layout survives a reload, sorts by its headings and can be used with the keyboard', {
  tag: '@slow',
}, async ({ page, open }) => {
  await open(page, compensatePath);
  await expect(getSelectableCard(page, 'Pagos')).toBeVisible();
  await page.getByRole('radio', { name: 'Filas' }).check({ force: true });
  const getGrid = (side: 'Pagos' | 'Facturas') =>
    getColumn(page, side).getByRole('grid', { name: side });
  await expect(getGrid('Pagos')).toBeVisible();
  await expect(getGrid('Facturas')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Filas' })).toBeChecked();

  const valueHeader = getGrid('Facturas').getByRole('columnheader', { name: 'Valor' });
  await valueHeader.getByRole('button').press('Enter');
  await expect(valueHeader).toHaveAttribute('aria-sort', 'descending');
  await expect(valueHeader.getByRole('button')).toBeFocused();
  for (const side of ['Pagos', 'Facturas'] as const) {
    await getGrid(side).getByRole('columnheader', { name: 'Valor' }).getByRole('button').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(getGrid(side).locator('[aria-selected=true]')).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pagos vs. facturas' })).toBeVisible();
  await expect(getSendButton(page)).toBeEnabled();

  // A narrow viewport shows cards with either layout.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(getSelectableCard(page, 'Pagos')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
});
