import { getEmail } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';

test('uses the date of the store’s time zone late in the evening', { tag: '@slow' }, async ({
  page,
  open,
}) => {
  // In Bogotá it is 22:30 of the day before.
  await page.clock.install({ time: new Date('2027-03-02T03:30:00Z') });
  await open(page, '/admin/notifications', getEmail('representante'));
  // The first page uses the server's time, later pages use the browser's.
  await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).first().click();
  await expect(page.getByText('Así está su cuenta hoy, 1 mar 2027.')).toBeVisible();
});

test('lists show no invalid dates', async ({ page, open, control }) => {
  await control.loadScenario('adversarial');
  await open(page, '/admin/pending-invoices', getEmail('representante', 'adversarial'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/Invalid Date|NaN|undefined|0000-00-00/)).toHaveCount(0);
});
