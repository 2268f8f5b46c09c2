import { expect, type Page } from '@playwright/test';

/** How long each attempt waits for the timer's effect, in milliseconds. */
const timeout = { timeout: 3_000 };

/**
 * Advances the page's clock, repeatedly if needed, until the effect of a timer has happened: the
 * timer may start a moment after the page shows the element that starts it.
 * @param step One jump, in milliseconds or as '00:30'.
 * @param happened Asserts the effect within the given timeout.
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
