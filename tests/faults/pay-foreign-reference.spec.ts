import { getDealer } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';

const forgedParams = '&estado=APROBADA&status=approved&response=true';

test('a forged or malformed reference, or one of another company, is not found', async ({
  page,
  open,
  control,
}) => {
  await control.loadScenario('companies');
  await open(page);
  const { transactions } = await control.fetchLedger();
  const { client } = getDealer('typical', 'colombia');
  const foreignTransaction = transactions.find(
    (one) => one.client_code !== client && one.estado === 'APROBADA',
  );
  expect(foreignTransaction).toBeDefined();
  const references = [
    foreignTransaction?.uuid ?? '',
    '00000000-0000-4000-8000-000000000000',
    '%3Cscript%3E',
    'x'.repeat(5_000),
  ];
  for (const reference of references) {
    await test.step(reference.slice(0, 40), async () => {
      await page.goto(`/admin/resultado-transaccion?uuid=${reference}${forgedParams}`);
      await expect(
        page.getByRole('heading', { name: 'No encontramos esta transacción' }),
      ).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('$');
      await expect(page.getByRole('button', { name: 'Imprimir comprobante' })).toHaveCount(0);
    });
  }
  expect((await control.fetchLedger()).transactions).toEqual(transactions);
});
