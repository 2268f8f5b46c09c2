import type { Locator } from '@playwright/test';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';

/** The ground of the browser's contrast theme. */
const ground = 'rgb(255, 255, 255)';

/** Reads a computed style of an element or of one of its pseudo-elements. */
const readStyle = (locator: Locator, property: string, pseudo?: string): Promise<string> =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo] as const,
  );

test('a contrast theme keeps the current page, tab and status visible', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/admin/pending-invoices');
  await waitUntilSettled(page);
  const header = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const currentLink = header.and(page.locator('[aria-current=page]'));
  expect(await readStyle(currentLink, 'background-color')).not.toBe(
    await readStyle(header.and(page.locator(':not([aria-current])')).first(), 'background-color'),
  );

  const tabs = page.getByRole('navigation', { name: 'Secciones de pagos' }).getByRole('link');
  expect(await readStyle(tabs.nth(0), 'border-bottom-color')).not.toBe(ground);
  expect(await readStyle(tabs.nth(1), 'border-bottom-color')).toBe(ground);

  const pill = page.getByText(/^Vencida hace/).first();
  expect(await readStyle(pill, 'background-color', '::before')).not.toBe(ground);
});
