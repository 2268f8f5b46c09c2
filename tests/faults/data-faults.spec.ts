import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const errorMessage = 'No pudimos cargar la información';
const htmlBody = '<!doctype html><h1>Bad gateway</h1>';

/** The dashboard sections with invoices, each with its expected content. */
const sections = [
  { name: 'Su cartera', content: 'Total cartera' },
  { name: 'Próximas facturas por pagar', content: 'Factura' },
] as const;

const getSection = (page: Page, name: string): Locator => page.getByRole('region', { name });

/**
 * One unusable response of each kind: an HTTP error, a body that is not JSON, and no response. The tests of the
 * data layer cover the other cases.
 */
const brokenResponses = [
  ['a 500 with an HTML body', { kind: 'status', status: 500, body: htmlBody }],
  ['truncated JSON', { kind: 'body', body: '[{"data":{"documentos":{"items":[{"id' }],
  ['dropped connections', { kind: 'drop-before' }],
] as const;

test('the invoice sections of the home page show an error and a retry button for any unusable response', {
  tag: '@slow',
}, async ({ page, openSession, control }) => {
  await openSession(page);
  for (const [name, fault] of brokenResponses) {
    await test.step(name, async () => {
      await control.addFaults({ match: { operation: 'DashboardDocuments' }, fault });
      await page.goto('/');
      for (const section of sections) {
        const alert = getSection(page, section.name).getByRole('alert');
        await expect(alert).toContainText(errorMessage);
        await expect(alert).not.toContainText(/backend|undefined|JSON|<|token/i);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await control.clearFaults();
      const firstSection = getSection(page, sections[0].name);
      await firstSection.getByRole('button', { name: 'Reintentar' }).click();
      await expect(firstSection).toContainText(sections[0].content);
    });
  }
});

test('the list of pending invoices shows an error for any unusable response and loads on retry', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page);
  const nullResponses = [['a null field', { kind: 'null' }]] as const;
  for (const [name, fault] of [...brokenResponses, ...nullResponses]) {
    await test.step(name, async () => {
      const match =
        fault.kind === 'null' ? { field: 'documentos' } : { operation: 'PendingInvoices' };
      await control.addFaults({ match, fault });
      await page.goto('/admin/pending-invoices');
      await expect(page.getByRole('alert').filter({ hasText: errorMessage })).toBeVisible();
      await control.clearFaults();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});

/** Reads the document number from a card's title. */
async function readNumber(card: Locator): Promise<string> {
  const title = (await card.getByRole('heading').textContent()) ?? '';
  return title.split(' ').at(-1) ?? '';
}

test('shows only the results of the last search if responses arrive out of order', async ({
  page,
  open,
  control,
}) => {
  await open(page, '/admin/pending-invoices');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  const firstNumber = await readNumber(cards.nth(0));
  const secondNumber = await readNumber(cards.nth(1));
  await control.addFaults({
    match: { operation: 'PendingInvoices' },
    fault: { kind: 'reorder' },
    times: 1,
  });
  const search = page.getByRole('searchbox');
  await search.fill(firstNumber);
  await search.press('Enter');
  // Wait until the first search has been sent, because the second would replace it.
  await expect.poll(control.getActiveFaults).toEqual([]);
  await search.fill(secondNumber);
  await search.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(secondNumber);
  await expect(page).toHaveURL(new RegExp(`q=${secondNumber}`));
  await expect(page.getByText(firstNumber)).toHaveCount(0);
});

test('a page of the previous list that arrives late is not appended to the results of a new search', {
  tag: '@slow',
}, async ({ page, open, control }) => {
  await open(page, '/admin/pending-invoices');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  const invoiceNumber = await readNumber(cards.nth(0));
  await control.addFaults({
    match: { operation: 'PendingInvoices' },
    fault: { kind: 'reorder' },
    times: 1,
  });
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect.poll(control.getActiveFaults).toEqual([]);
  const search = page.getByRole('searchbox');
  await search.fill(invoiceNumber);
  await search.press('Enter');
  await expect(cards).toHaveCount(1);
  await search.fill('');
  await search.press('Enter');
  await expect(page).not.toHaveURL(/q=/);
  await expect(cards.nth(9)).toBeVisible();
  expect([10, 20]).toContain(await cards.count());
});
