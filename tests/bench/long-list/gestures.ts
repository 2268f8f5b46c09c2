import type { Page } from '@playwright/test';
import { type Interaction, measureInteraction, type Opened } from './interaction.ts';

/** Invoices per page. */
export const pageSize = 10;

/** The cards by selector, because role queries take longer than the measured work. */
const cards = (page: Page) => page.locator('main article');

/** Loading a further page, measured in two parts. */
export interface Growing extends Interaction {
  /** Milliseconds from the response's last byte to the paint of its cards. */
  readonly shown: number;
}

declare global {
  interface Window {
    surtidorGrown?: Promise<number>;
  }
}

/** Records when the first frame with this many cards is painted. */
const watchGrowth = (page: Page, count: number) =>
  page.evaluate((minimum) => {
    const found = document.querySelector('main')?.getElementsByTagName('article');
    const painted = Promise.withResolvers<number>();
    window.surtidorGrown = painted.promise;
    const observer = new MutationObserver(() => {
      if ((found?.length ?? 0) < minimum) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message posted during a frame arrives after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted.resolve(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    performance.clearResourceTimings();
  }, count);

/** Milliseconds from the latest response to the paint that `watchGrowth` recorded. */
const shownAfterResponse = (page: Page) =>
  page.evaluate(async () => {
    const shownAt = await window.surtidorGrown;
    const responses = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('/graphql'))
      .map(({ responseEnd }) => responseEnd);
    return (shownAt ?? Number.NaN) - Math.max(...responses);
  });

/** Loads a further page with the keyboard, so that nothing has to scroll into view. */
export async function loadMore(opened: Opened): Promise<Growing> {
  const { page } = opened;
  await watchGrowth(page, (await cards(page).count()) + pageSize);
  await page.locator('main button', { hasText: 'Cargar más' }).focus();
  const cost = await measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => page.evaluate(() => window.surtidorGrown),
  );
  return { ...cost, shown: await shownAfterResponse(page) };
}

/** Loads pages until there are this many cards. */
export async function growTo(opened: Opened, count: number): Promise<void> {
  while ((await cards(opened.page).count()) < count) await loadMore(opened);
}

/** Selects the last unselected invoice, near the loaded end. */
export async function choose(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  const boxes = cards(page).locator('input[type=checkbox]:enabled:not(:checked)');
  await boxes.last().focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Space'),
    // A locator would search all cards, which would be measured too.
    () => page.waitForFunction(() => document.activeElement?.matches('input:checked')),
  );
}

/** Types a letter in the search box; the debounced search is undone. */
export async function type(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  const box = page.locator('main input[type=search]');
  await box.focus();
  const measured = await measureInteraction(
    opened,
    () => page.keyboard.press('7'),
    () =>
      page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === '7',
      ),
  );
  await page.keyboard.press('Backspace');
  return measured;
}
