import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { slowUnless } from '../harness/slow-unless.ts';
import { expect, representativeEmail, test } from '../harness/test.ts';

const malformedResponse = { kind: 'body', body: '<html>{{{' } as const;
const serviceFaults = [
  ['down', { kind: 'drop-before' }],
  ['returning malformed responses', malformedResponse],
  ['not responding', { kind: 'never' }],
] as const;

for (const [name, fault] of serviceFaults) {
  test(
    `the home page works while the realtime, chat and IP services are ${name}`,
    slowUnless(name === 'down'),
    async ({ page, open, control }) => {
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(error.message));
      await control.addFaults(
        ...['/.ws', '/realtime', '/identitytoolkit', '/chat', '/ip'].map((path) => ({
          match: { path },
          fault,
        })),
      );
      await open(page);
      await expect(page.getByRole('region', { name: 'Su cartera' })).toContainText('Total cartera');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('button', { name: /Notificaciones|notificaci/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(pageErrors).toEqual([]);
    },
  );
}

test('a missing content block does not affect the home page or the menu', { tag: '@slow' }, async ({
  page,
  open,
  control,
}) => {
  await control.addFaults({ match: { operation: 'ContentBlocks' }, fault: { kind: 'null' } });
  await open(page);
  await expect(page.getByRole('region', { name: 'Su cartera' })).toContainText('Total cartera');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('link', { name: 'Facturas pendientes' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
});

test('malformed notifications do not break the bell', async ({ page, open, control }) => {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await open(page);
  const bell = page.getByRole('button', { name: /notificaciones/i });
  await expect(bell).toHaveAccessibleName(/sin leer/);
  for (const malformedNotification of [
    null,
    7,
    'texto',
    [],
    {},
    { title: { x: 1 }, body: null, date: 'ayer' },
  ]) {
    await control.notify(representativeEmail, malformedNotification);
  }
  await control.notify(representativeEmail, {
    title: 'Pedido en camino',
    body: 'Su pedido salió de la planta <b onmouseover="window.__pwned=1">hoy</b>.',
    date: '2026-11-20 10:00:00',
    read: false,
  });
  await bell.click();
  const dialog = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  expect(pageErrors).toEqual([]);
});

test('terms can be accepted while the IP service returns malformed responses', {
  tag: '@slow',
}, async ({ page, control }) => {
  await control.addFaults({ match: { path: '/ip' }, fault: malformedResponse });
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(getEmail('terminos'));
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).check();
  await page.getByRole('checkbox', { name: 'Acepto la política de privacidad' }).check();
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
  await expect(page.getByRole('region', { name: 'Su cartera' })).toBeVisible();
});
