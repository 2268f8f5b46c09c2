import { settled } from '../harness/built-pages.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { expect, representative, test } from '../harness/test.ts';

const hour = 3_600_000;

test('changes since the last visit are shown after an hour, until sign-out', async ({
  page,
  open,
  control,
  environment,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('surtidor-last-visit'));
  await open(page);
  await expect.poll(stored).toContain('"orders"');
  await expect(page.getByRole('region', { name: /^Desde su última visita/ })).toHaveCount(0);
  const order = page.getByRole('link', { name: /^Pedido / }).first();
  const title = (await order.textContent()) ?? '';
  await control.moveOrder(representative, title.replace('Pedido ', ''), '5');

  // The session of an hour ago has expired: that sign-out is not the user's own and deletes nothing.
  await page.clock.setSystemTime(Date.now() + hour);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await signInAs(page, environment.portal, representative);
  await page.goto('/');
  const news = page.getByRole('region', { name: /^Desde su última visita, el/ });
  await expect(news).toContainText('1 pedido cambió de estado');
  await news.getByRole('button', { name: 'Ver qué cambió' }).click();
  const dialog = page.getByRole('dialog', { name: 'Desde su última visita' });
  await expect(dialog).toContainText('Despachado');
  // Ids and statuses only.
  expect(await stored()).not.toMatch(/@|\$|Estación|Despachado/);
  await dialog.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/');
  await settled(page);
  await news.getByRole('button', { name: 'Ver qué cambió' }).click();
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect(news).toContainText('No hay cambios.');
  await page.reload();
  await expect(news).toContainText('No hay cambios.');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(await stored()).toBeNull();
});
