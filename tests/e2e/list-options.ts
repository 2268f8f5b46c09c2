import type { Page } from '@playwright/test';

/** Opens the sheet with the other options of a list in a narrow window. A wide window shows them all. */
export async function openListOptions(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Opciones de la lista' });
  if (await button.isVisible()) await button.click();
}
