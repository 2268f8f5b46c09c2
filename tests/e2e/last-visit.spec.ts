import { waitUntilSettled } from '../harness/built-pages.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { expect, representativeEmail, test } from '../harness/test.ts';

const hourMs = 3_600_000;

test('shows changes since the last visit after an hour and deletes the saved visit on sign-out', async ({
  page,
  open,
  control,
  environment,
}) => {
  const readSavedVisit = () => page.evaluate(() => localStorage.getItem('surtidor-last-visit'));
  await open(page);
  await expect.poll(readSavedVisit).toContain('"orders"');
  await expect(page.getByRole('region', { name: /^Desde su última visita/ })).toHaveCount(0);
  const order = page.getByRole('link', { name: /^Pedido / }).first();
  const title = (await order.textContent()) ?? '';
  await control.changeOrderStatus(representativeEmail, title.replace('Pedido ', ''), '5');

  // The session has expired after an hour. Unlike signing out, this does not delete the saved visit.
  await page.clock.setSystemTime(Date.now() + hourMs);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await signInAs(page, environment.portal, representativeEmail);
  await page.goto('/');
  const changesRegion = page.getByRole('region', { name: /^Desde su última visita, el/ });
  await expect(changesRegion).toContainText('1 pedido cambió de estado');
  await changesRegion.getByRole('button', { name: 'Ver qué cambió' }).click();
  const dialog = page.getByRole('dialog', { name: 'Desde su última visita' });
  await expect(dialog).toContainText('Despachado');
  // Only ids and statuses are saved.
  expect(await readSavedVisit()).not.toMatch(/@|\$|Estación|Despachado/);
  await dialog.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/');
  await waitUntilSettled(page);
  await changesRegion.getByRole('button', { name: 'Ver qué cambió' }).click();
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect(changesRegion).toContainText('No hay cambios.');
  await page.reload();
  await expect(changesRegion).toContainText('No hay cambios.');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(await readSavedVisit()).toBeNull();
});
