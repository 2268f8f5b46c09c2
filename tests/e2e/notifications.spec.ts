import type { Page } from '@playwright/test';
import { expect, representativeEmail, test } from '../harness/test.ts';

const notificationsPath = '/admin/notifications';

/** Reads the total that the list shows. */
async function readTotal(page: Page): Promise<number> {
  const [, total = ''] =
    /de (\d+)$/.exec((await page.getByText(/^Mostrando \d+ de \d+$/).textContent()) ?? '') ?? [];
  return Number(total);
}

/** Selects an item in the menu of the newest notification. */
async function selectAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Opciones de la notificación' }).first().click();
  await page.getByRole('menuitem', { name: action }).click();
}

const expectTotal = (page: Page, total: number) =>
  expect(page.getByText(new RegExp(`^Mostrando \\d+ de ${total}$`))).toBeVisible();

test('reading, deleting and undoing in one tab updates the other', async ({
  page,
  open,
  context,
}) => {
  await open(page, notificationsPath);
  const html = await (await page.request.get(notificationsPath)).text();
  expect(html, 'the HTML of the server').toContain('<article');
  const otherTab = await context.newPage();
  await otherTab.goto(notificationsPath);
  const initialTotal = await readTotal(page);
  await expectTotal(otherTab, initialTotal);

  await selectAction(page, 'Marcar como leída');
  await expect(otherTab.getByRole('article').first()).not.toHaveAccessibleName(/^Sin leer/);

  await selectAction(page, 'Eliminar');
  await expectTotal(page, initialTotal - 1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectTotal(page, initialTotal);
  await expectTotal(otherTab, initialTotal);

  // A navigation commits the deletion without waiting for its timer.
  await selectAction(page, 'Eliminar');
  await expectTotal(page, initialTotal - 1);
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await expectTotal(otherTab, initialTotal - 1);
});

test('a new notification links from the bell to its order and is marked as read', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/admin/orders-list?status=1');
  const orderLink = page
    .getByRole('rowheader')
    .getByRole('link', { name: /^Pedido / })
    .first();
  const orderTitle = (await orderLink.textContent()) ?? '';
  const bell = page.getByRole('button', { name: /notificaciones sin leer$/ });
  await expect(bell).toBeVisible();
  const previousUnreadCount = Number.parseInt((await bell.getAttribute('aria-label')) ?? '', 10);
  await control.changeOrderStatus(representativeEmail, orderTitle.replace('Pedido ', ''), '2');
  await expect(page).toHaveTitle(new RegExp(`^\\(${previousUnreadCount + 1}\\)`));
  await bell.click();
  await page
    .getByRole('dialog', { name: 'Notificaciones' })
    .getByRole('link', { name: 'Estado de su pedido' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: orderTitle })).toBeVisible();
  await expect(page.getByText('Estado actual')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${previousUnreadCount}\\)`));
});
