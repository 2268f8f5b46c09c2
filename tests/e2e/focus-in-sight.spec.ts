import type { CDPSession, Page } from '@playwright/test';
import { memberPages, settled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/**
 * Watches, from the page's beginning on, where the Tab key takes the focus, and notes what no one
 * would see there: wholly outside the window, or wholly behind something that stays in sight
 * (WCAG 2.4.11). The key has moved the focus and scrolled to it by the time it is let go.
 */
const watchTabs = (page: Page) =>
  page.addInitScript(() => {
    const isSeen = (control: Element): boolean => {
      // A box of a choice lies unseen over its label; a text for the ear alone has no size.
      const shown = control.closest('label') ?? control;
      const { left, top, width, height } = shown.getBoundingClientRect();
      if (width <= 2 || height <= 2) return true;
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        }),
      );
    };
    const watch = { stops: 0, unseen: [] as string[] };
    Object.assign(window, { watch });
    addEventListener('keyup', ({ key }) => {
      const control = document.activeElement;
      if (key !== 'Tab' || control === null || control === document.body) return;
      watch.stops += 1;
      if (!isSeen(control)) watch.unseen.push(control.outerHTML.slice(0, 160));
    });
  });

/** Forgets what was noted; answers how often the key has to be pressed to come round. */
const beginRound = (page: Page) =>
  page.evaluate(() => {
    Object.assign((window as unknown as { watch: object }).watch, { stops: 0, unseen: [] });
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href],button,input,select,textarea,[tabindex="0"]',
    );
    const stops = [...controls].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    // Two more: the chat's button is its own, and one press leads out of the page at its end.
    return stops.length + 2;
  });

const noted = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { watch: { stops: number; unseen: readonly string[] } }).watch,
  );

/** Presses the Tab key itself as often as it takes to come round; nothing waits in between. */
async function tabRound(page: Page, keys: CDPSession): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const presses = Array.from({ length: await beginRound(page) }, () => [
    keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
  await Promise.all(presses.flat());
}

/** The page, or what is open over it, at each of the sizes. */
async function walk(page: Page, keys: CDPSession, what: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await tabRound(page, keys);
    const { stops, unseen } = await noted(page);
    expect.soft(stops, `${what}: the key moves the focus`).toBeGreaterThan(0);
    expect.soft(unseen, `${what} at ${size.width} x ${size.height}`).toEqual([]);
  }
}

test('what has the focus is in sight, on every page and in what opens over it', async ({
  page,
  open,
}) => {
  test.slow();
  await watchTabs(page);
  const keys = await page.context().newCDPSession(page);
  await open(page);
  for (const { name, path } of memberPages) {
    await page.goto(path);
    await settled(page);
    await walk(page, keys, name);
  }
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await walk(page, keys, 'the menu');

  await page.goto('/admin/pending-invoices');
  await settled(page);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk(page, keys, 'the filter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Abrir calendario/ })
    .first()
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
  await walk(page, keys, 'the calendar');

  await page.goto('/admin/pending-invoices');
  await settled(page);
  await page.locator('main article input[type=checkbox]:enabled').first().check();
  await walk(page, keys, 'a selection');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  await walk(page, keys, 'the payment');
});

test('what has the focus is in sight in the bell, the saved views and the command palette', async ({
  page,
  open,
}) => {
  test.slow();
  await watchTabs(page);
  const keys = await page.context().newCDPSession(page);
  await open(page, '/admin/pending-invoices');
  await settled(page);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /notificaci/i })
    .click();
  const bell = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(bell.getByRole('listitem').first()).toBeVisible();
  await walk(page, keys, 'the bell');
  await page.keyboard.press('Escape');
  await expect(bell).toBeHidden();

  await page.getByRole('button', { name: 'Vistas', exact: true }).click();
  const views = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await expect(views.getByRole('textbox')).toBeVisible();
  await walk(page, keys, 'the saved views');
  await page.keyboard.press('Escape');
  await expect(views).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('combobox', { name: /^Ir a una página/ });
  await expect(search).toBeFocused();
  await walk(page, keys, 'the palette');
  const activeOption = page
    .getByRole('listbox', { name: /^Ir a una página/ })
    .getByRole('option', { selected: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await search.press(key);
      // The focus stays in the field: what is lit is what the next Enter opens.
      await expect(activeOption).toBeInViewport({ ratio: 0.9 });
    }
  }
});
