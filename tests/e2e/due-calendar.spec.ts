import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';
import { openListOptions } from './list-options.ts';

test('exports a calendar file with the visible entries, and weeks are search params', async ({
  page,
  open,
}) => {
  await open(page, '/admin/pending-invoices/calendar');
  await waitUntilSettled(page);
  const entries = page
    .getByRole('main')
    .getByRole('link', { name: /^(Pedido|Factura|Nota|Intereses) / });
  await expect(entries.first()).toBeVisible();
  const titles = (await entries.allTextContents()).toSorted();
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Archivo de calendario (.ics)' }).click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toMatch(/^vencimientos-.*\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  const getTitle = ({ summary }: ICAL.Event) => summary.split(' · ')[0] ?? '';
  expect(events.map(getTitle).toSorted()).toEqual(titles);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  for (const { startDate, endDate } of events) {
    expect(startDate.isDate).toBe(true);
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(24 * 3600);
  }

  // The week is a search param; an entry links to its page, and back returns to the week.
  await page.getByRole('radio', { name: 'Semana' }).check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/calendar\?by=week&day=\d{4}-\d\d-\d\d$/);
  const nextWeekUrl = page.url();
  // Only this week has orders on every weekday.
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page).not.toHaveURL(nextWeekUrl);
  await waitUntilSettled(page);
  const weekTitle = await page.getByRole('heading', { level: 2 }).first().textContent();
  await entries
    .filter({ hasText: /^Pedido / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: weekTitle ?? '' })).toBeVisible();
});

test('the calendar opens at today on a phone and is linked from the orders', {
  tag: '@slow',
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/admin/orders-list');
  await openListOptions(page);
  await page.getByRole('link', { name: 'Calendario de entregas' }).click();
  await expect(page).toHaveURL(/calendar$/);
  await expect(page.locator('h4[aria-current="date"]')).toBeInViewport();
});
