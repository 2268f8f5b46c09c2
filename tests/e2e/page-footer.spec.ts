import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { compensatePath, selectFirstDocument } from './compensating.ts';

const sizes = [
  { width: 320, height: 256 },
  { width: 320, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 900 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** Returns text and controls that the chat button covers, inside or outside the viewport. */
const findCoveredContent = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('surtidor-chat')?.getBoundingClientRect();
    if (chat === undefined || chat.height === 0) return ['no chat'];
    const overlapsChat = (box: DOMRect) =>
      box.width > 2 &&
      box.left < chat.right &&
      box.right > chat.left &&
      box.top < chat.bottom &&
      box.bottom > chat.top;
    const coveredContent: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const parent = text.parentElement;
      // Labels of icons are visually hidden.
      const isClipped = (parent?.getBoundingClientRect().width ?? 0) <= 2;
      const isVisible = text.textContent?.trim() && parent?.checkVisibility() && !isClipped;
      if (isVisible && [...range.getClientRects()].some(overlapsChat))
        coveredContent.push(text.textContent ?? '');
    }
    for (const control of document.querySelectorAll('a, button, input, select')) {
      if (control.checkVisibility() && overlapsChat(control.getBoundingClientRect())) {
        coveredContent.push(control.outerHTML.slice(0, 120));
      }
    }
    return coveredContent;
  });

/** Returns the empty space of the footer below its last text, in px. */
const getEmptyFooterSpace = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    const lastElement = footer?.firstElementChild?.lastElementChild;
    if (!footer || !lastElement) return Number.NaN;
    return footer.getBoundingClientRect().bottom - lastElement.getBoundingClientRect().bottom;
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
    for (const position of ['start', 'end'] as const) {
      await page.evaluate(
        (to) => scrollTo(0, to === 'end' ? document.body.scrollHeight : 0),
        position,
      );
      expect
        .soft(await findCoveredContent(page), `${position} at ${size.width} x ${size.height}`)
        .toEqual([]);
    }
    expect.soft(await getEmptyFooterSpace(page), `footer at ${size.width}`).toBeLessThan(32);
    const firstCard = await page.getByRole('article').first().boundingBox();
    const firstLink = await page.getByRole('contentinfo').getByRole('link').first().boundingBox();
    expect.soft(firstLink?.x, `left edge of the footer at ${size.width}`).toBe(firstCard?.x);
  }
});

test('the selection bar of a compensation keeps its button visible on a small phone', {
  tag: '@slow',
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, compensatePath);
  await selectFirstDocument(page, 'Pagos');
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Pagos vs. facturas' })).toBeInViewport();
});

test('every page says when its data was loaded and the reference of its request', {
  tag: '@both-slow',
}, async ({ page, open }) => {
  await open(page, '/admin/orders-list');
  for (const path of ['/', '/admin/pending-invoices', '/no/such/page']) {
    const response = await page.goto(path);
    const reference = response?.headers()['x-request-id']?.slice(0, 8) ?? '';
    expect(reference).toMatch(/^[\da-f]{8}$/);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(reference)).toBeVisible();
    if (path !== '/no/such/page')
      await expect(footer.getByText(/^Información de las \d\d:\d\d$/)).toBeVisible();
  }
});
