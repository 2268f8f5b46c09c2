import { expect, type Page } from '@playwright/test';

/** Timeout of each attempt for the timer's effect, in milliseconds. */
const assertionOptions = { timeout: 3_000 };

/**
 * Advances the page's clock until a timer has had its effect. It may have to advance several times, because the
 * timer can start after the page is visible.
 * @param step The time of one jump, in milliseconds or as '00:30'.
 * @param assertEffect Asserts the effect within a timeout.
 */
export async function advanceClock(
  page: Page,
  step: number | string,
  assertEffect: (options: { readonly timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(step);
    await assertEffect(assertionOptions);
  }).toPass({ timeout: 40_000 });
}
