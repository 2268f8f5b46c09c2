import type { Page } from '@playwright/test';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, representativeEmail, test } from '../harness/test.ts';

const boardPath = '/admin/orders-list?view=board';
const getLane = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('the board updates its lanes and recovers after going back, reloading and a failure', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/admin/orders-list');
  await waitUntilSettled(page);
  await page.getByRole('radio', { name: 'Tablero' }).check();
  await expect(page).toHaveURL(boardPath);
  const lateOrders = getLane(page, /^Atrasados/);
  await expect(lateOrders.getByText(/de atraso: se esperaba el/).first()).toBeVisible();
  const orderCount = Number.parseInt(
    (await lateOrders.getByRole('heading').textContent())?.slice(9) ?? '',
    10,
  );
  await expect(
    lateOrders.getByRole('listitem').filter({ has: page.getByRole('link') }),
  ).toHaveCount(orderCount);

  // A truck departs while the board is open: its card shows the new status and the carrier.
  const title =
    (await getLane(page, /^Mañana/)
      .getByRole('link')
      .first()
      .textContent()) ?? '';
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(page.getByRole('button', { name: /notificaciones sin leer$/ })).toBeVisible();
  await control.changeOrderStatus(representativeEmail, title.replace('Pedido ', ''), '5');
  await expect(card).toContainText('Despachado');
  await expect(card).toContainText(/Transportador .* · Placa [A-Z]{3}\d{3}/);

  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(card).toContainText('Despachado');

  await control.addFaults({
    match: { operation: 'OrderBoard' },
    fault: { kind: 'status', status: 500 },
  });
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await control.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(card).toContainText('Despachado');
});

test('on a phone, the lane counts link to the lanes', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, boardPath);
  await waitUntilSettled(page);
  const undatedHeading = getLane(page, /^Sin fecha/).getByRole('heading');
  await expect(undatedHeading).not.toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Columnas del tablero' })
    .getByRole('button', { name: /^Sin fecha/ })
    .click();
  await expect(undatedHeading).toBeInViewport();
  await expect(undatedHeading).toBeFocused();
});
