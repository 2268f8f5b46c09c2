import { expect, type Page } from '@playwright/test';

/** How long each look waits for what the timer began, in milliseconds. */
const timeout = { timeout: 3_000 };

/**
 * Lets the page's clock jump, again while need be, until what waits for a timer has happened: the
 * timer may be set a moment after the page shows what it belongs to.
 * @param step One jump, in milliseconds or as '00:30'.
 * @param happened What must hold, asked with the timeout it is given.
 */
export async function advanceClock(
  page: Page,
  step: number | string,
  happened: (timeout: { readonly timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(step);
    await happened(timeout);
  }).toPass({ timeout: 40_000 });
}
