import type { Page } from '@playwright/test';
import { type BenchPage, type InteractionCost, measureInteraction } from './interaction.ts';

/** Invoices per page. */
export const pageSize = 10;

/** Locates cards by selector, because role queries take longer than the measured work. */
const getCards = (page: Page) => page.locator('main article');

/** The cost of loading another page, in two parts. */
export interface LoadMoreCost extends InteractionCost {
  /** Milliseconds from the response's last byte to the paint of its cards. */
  readonly responseToPaintMs: number;
}

declare global {
  interface Window {
    surtidorCardsPainted?: Promise<number>;
  }
}

/** Records when the first frame with this many cards is painted. */
const watchGrowth = (page: Page, count: number) =>
  page.evaluate((minCount) => {
    const articles = document.querySelector('main')?.getElementsByTagName('article');
    const painted = Promise.withResolvers<number>();
    window.surtidorCardsPainted = painted.promise;
    const observer = new MutationObserver(() => {
      if ((articles?.length ?? 0) < minCount) return;
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

/** Measures the milliseconds from the latest response to the paint that `watchGrowth` recorded. */
const measureResponseToPaint = (page: Page) =>
  page.evaluate(async () => {
    const shownAt = await window.surtidorCardsPainted;
    const responses = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('/graphql'))
      .map(({ responseEnd }) => responseEnd);
    return (shownAt ?? Number.NaN) - Math.max(...responses);
  });

/** Loads another page with the keyboard, so that nothing has to scroll into view. */
export async function measureLoadMore(benchPage: BenchPage): Promise<LoadMoreCost> {
  const { page } = benchPage;
  await watchGrowth(page, (await getCards(page).count()) + pageSize);
  await page.locator('main button', { hasText: 'Cargar más' }).focus();
  const cost = await measureInteraction(
    benchPage,
    () => page.keyboard.press('Enter'),
    () => page.evaluate(() => window.surtidorCardsPainted),
  );
  return { ...cost, responseToPaintMs: await measureResponseToPaint(page) };
}

/** Loads pages until the list has this many cards. */
export async function growListTo(benchPage: BenchPage, count: number): Promise<void> {
  while ((await getCards(benchPage.page).count()) < count) await measureLoadMore(benchPage);
}

/** Selects the last unselected invoice, near the end of the loaded list. */
export async function measureSelect(benchPage: BenchPage): Promise<InteractionCost> {
  const { page } = benchPage;
  const boxes = getCards(page).locator('input[type=checkbox]:enabled:not(:checked)');
  await boxes.last().focus();
  return measureInteraction(
    benchPage,
    () => page.keyboard.press('Space'),
    // A locator would search all cards, which would be measured too.
    () => page.waitForFunction(() => document.activeElement?.matches('input:checked')),
  );
}

/** Types a digit in the search box, then deletes it before the debounced search starts. */
export async function measureTyping(benchPage: BenchPage): Promise<InteractionCost> {
  const { page } = benchPage;
  const box = page.locator('main input[type=search]');
  await box.focus();
  const cost = await measureInteraction(
    benchPage,
    () => page.keyboard.press('7'),
    () =>
      page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('main input[type=search]')?.value === '7',
      ),
  );
  await page.keyboard.press('Backspace');
  return cost;
}
