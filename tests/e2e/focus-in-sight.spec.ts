import type { Page } from '@playwright/test';
import { memberPages, settled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/**
 * Gives every control in the order of the Tab key the focus, and names those that no one would see:
 * wholly outside the window, or wholly behind something that stays in sight (WCAG 2.4.11).
 */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const dialogs = document.querySelectorAll('dialog[open]');
    const root = dialogs[dialogs.length - 1] ?? document.body;
    const controls = root.querySelectorAll<HTMLElement>(
      'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]',
    );
    const isSeen = (control: HTMLElement): boolean => {
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
    const found: string[] = [];
    for (const control of controls) {
      if (control.tabIndex < 0 || !control.checkVisibility()) continue;
      control.focus();
      if (document.activeElement === control && !isSeen(control)) {
        found.push(control.outerHTML.slice(0, 160));
      }
    }
    return found;
  });

/** The page, or what is open over it, at each of the sizes. */
async function walk(page: Page, what: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await unseen(page), `${what} at ${size.width} x ${size.height}`).toEqual([]);
  }
}

test('what has the focus is in sight, on every page and in what opens over it', async ({
  page,
  open,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const { name, path } of memberPages) {
    await page.goto(path);
    await settled(page);
    await walk(page, name);
  }
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await walk(page, 'the menu');

  await page.goto('/admin/pending-invoices');
  await settled(page);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk(page, 'the filter');
  await page.keyboard.press('Escape');
  await page.locator('main article input[type=checkbox]:enabled').first().check();
  await walk(page, 'a selection');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Pagar facturas' })).toBeVisible();
  await walk(page, 'the payment');
});
