import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { chooseFrom, compensatePath } from './compensating.ts';

const sizes = [
  { width: 320, height: 256 },
  { width: 320, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 900 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** Text and controls that the chat button covers, inside or outside the viewport. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('surtidor-chat')?.getBoundingClientRect();
    if (chat === undefined || chat.height === 0) return ['no chat'];
    const lies = (box: DOMRect) =>
      box.width > 2 &&
      box.left < chat.right &&
      box.right > chat.left &&
      box.top < chat.bottom &&
      box.bottom > chat.top;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const parent = text.parentElement;
      // The label of an icon is clipped, whatever its size.
      const isCut = (parent?.getBoundingClientRect().width ?? 0) <= 2;
      const isVisible = text.textContent?.trim() && parent?.checkVisibility() && !isCut;
      if (isVisible && [...range.getClientRects()].some(lies)) found.push(text.textContent ?? '');
    }
    for (const control of document.querySelectorAll('a, button, input, select')) {
      if (control.checkVisibility() && lies(control.getBoundingClientRect())) {
        found.push(control.outerHTML.slice(0, 120));
      }
    }
    return found;
  });

/** Empty space of the footer below its last text, in px. */
const emptyFooter = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    const last = footer?.firstElementChild?.lastElementChild;
    if (!footer || !last) return Number.NaN;
    return footer.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
  });

test('the chat button covers no text and no control at any size, and adds no empty footer space', async ({
  page,
  open,
}) => {
  await open(page, '/admin/pending-invoices');
  await page.locator('main article input[type=checkbox]:enabled').first().check();
  await expect(page.locator('surtidor-chat')).toBeAttached();
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const place of ['start', 'end'] as const) {
      await page.evaluate(
        (to) => scrollTo(0, to === 'end' ? document.body.scrollHeight : 0),
        place,
      );
      expect.soft(await covered(page), `${place} at ${size.width} x ${size.height}`).toEqual([]);
    }
    expect.soft(await emptyFooter(page), `footer at ${size.width}`).toBeLessThan(32);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const firstLink = await page.getByRole('contentinfo').getByRole('link').first().boundingBox();
    expect.soft(firstLink?.x, `first edge of the footer at ${size.width}`).toBe(title?.x);
  }
});

test('the selection bar of a compensation keeps its button visible on a small phone', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, compensatePath);
  await chooseFrom(page, 'Pagos');
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Pagos vs. facturas' })).toBeInViewport();
});
