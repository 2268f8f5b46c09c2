import { waitUntilSettled } from '../harness/built-pages.ts';
import { expectFocusInSight, focusViewports, watchTabs } from '../harness/expect-focus-in-sight.ts';
import { expect, test } from '../harness/test.ts';
import { openListOptions } from './list-options.ts';

// every-page.spec.ts covers the pages; this file covers their overlays.
test('the focused element is visible in the menu, the filter, the calendar and the payment', {
  tag: '@slow',
}, async ({ page, open }) => {
  test.slow();
  await watchTabs(page);
  const cdpSession = await page.context().newCDPSession(page);
  await open(page);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await expectFocusInSight(page, cdpSession, 'the menu');

  await page.goto('/admin/pending-invoices');
  await waitUntilSettled(page);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFocusInSight(page, cdpSession, 'the filter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Abrir calendario/ })
    .first()
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectFocusInSight(page, cdpSession, 'the calendar');

  await page.goto('/admin/pending-invoices');
  await waitUntilSettled(page);
  await page.locator('main article input[type=checkbox]:enabled').first().check();
  await expectFocusInSight(page, cdpSession, 'a selection');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  await expectFocusInSight(page, cdpSession, 'the payment');
});

test('the focused element is visible in the bell, the saved views and the command palette', {
  tag: '@slow',
}, async ({ page, open }) => {
  test.slow();
  await watchTabs(page);
  const cdpSession = await page.context().newCDPSession(page);
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /notificaci/i })
    .click();
  const bell = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(bell.getByRole('listitem').first()).toBeVisible();
  await expectFocusInSight(page, cdpSession, 'the bell');
  await page.keyboard.press('Escape');
  await expect(bell).toBeHidden();

  // The window is still narrow.
  await openListOptions(page);
  await page.getByRole('button', { name: 'Vistas', exact: true }).click();
  const views = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await expect(views.getByRole('textbox')).toBeVisible();
  await expectFocusInSight(page, cdpSession, 'the saved views');
  await page.keyboard.press('Escape');
  await expect(views).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Opciones de la lista' })).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('combobox', { name: /^Buscar una página/ });
  await expect(search).toBeFocused();
  await expectFocusInSight(page, cdpSession, 'the palette');
  const activeOption = page
    .getByRole('listbox', { name: /^Buscar una página/ })
    .getByRole('option', { selected: true });
  for (const size of focusViewports) {
    await page.setViewportSize(size);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await search.press(key);
      // The focus stays in the field: Enter opens the highlighted option.
      await expect(activeOption).toBeInViewport({ ratio: 0.9 });
    }
  }
});
