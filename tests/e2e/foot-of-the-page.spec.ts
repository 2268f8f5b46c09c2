import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { chooseFrom, compensatePath } from './compensating.ts';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

/** How far the chat's button reaches into the bar, in px; less than nothing where it stands above. */
async function reach(page: Page, bar: Locator): Promise<number> {
  const [chat, below] = await Promise.all([boxOf(page.locator('surtidor-chat')), boxOf(bar)]);
  return chat.height === 0 ? Number.NaN : chat.y + chat.height - below.y;
}

for (const width of [320, 390]) {
  test(`the chat covers nothing of what is chosen, ${width} px wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/admin/pending-invoices');
    await page
      .getByRole('article')
      .filter({ has: page.locator('input[type=checkbox]:enabled') })
      .first()
      .getByRole('checkbox')
      .check();
    const bar = page.getByRole('group', { name: 'Selección de facturas' });
    await expect.poll(() => reach(page, bar)).toBeLessThan(0);

    await page.goto(compensatePath);
    await chooseFrom(page, 'Pagos');
    const action = page.getByRole('button', { name: 'Continuar' });
    await expect.poll(() => reach(page, action)).toBeLessThan(0);
    await expect(page.getByRole('link', { name: 'Pagos vs. facturas' })).toBeInViewport();

    // Nothing is chosen: the chat comes down again.
    await page.getByRole('button', { name: 'Quitar selección' }).click();
    const bottom = async () => {
      const { y, height } = await boxOf(page.locator('surtidor-chat'));
      return y + height;
    };
    await expect.poll(bottom).toBeGreaterThan(770);
  });
}
