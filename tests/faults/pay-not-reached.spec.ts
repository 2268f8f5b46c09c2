import { goToBank, openPaymentModal } from '../e2e/paying.ts';
import { startBalancer } from '../harness/balancer.ts';
import { createControl } from '../harness/control.ts';
import { getFreePorts } from '../harness/get-free-ports.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment } from '../harness/start-environment.ts';
import { expect, representativeEmail, test, withHydration } from '../harness/test.ts';
import { getPayButton, selectPartialPayment, trackNewTransactions } from './paying-faults.ts';

test('shows immediately that nothing was sent if the backend refuses connections, and allows a retry', {
  tag: '@slow',
}, async ({ browser }) => {
  test.slow();
  // A proxy to the backend that can be closed and reopened.
  const [port = 0] = await getFreePorts(1);
  const backend = `http://localhost:${port}/graphql`;
  const environment = await startEnvironment({ settings: { BACKEND_URL: backend } });
  let stopBalancer = await startBalancer(port, [environment.sandbox]);
  try {
    const context = withHydration(
      await browser.newContext({ baseURL: environment.portal, locale: 'es-CO' }),
      environment.portal,
    );
    const page = await context.newPage();
    const control = createControl(environment.sandbox);
    const fetchStatus = async () =>
      (
        await page.request.post(`${environment.portal}/graphql`, {
          headers: { origin: environment.portal },
          data: { query: '{ __typename }' },
        })
      ).status();
    expect(await signInAs(page, environment.portal, representativeEmail)).toBe(200);
    const fetchNewTransactions = await trackNewTransactions(control);
    const number = await openPaymentModal(page);
    await (await selectPartialPayment(page)).fill('50000');

    await stopBalancer();
    await expect.poll(fetchStatus).toBe(503);
    await getPayButton(page).click();
    const message = page.getByRole('alertdialog', { name: 'Su pago no se envió' });
    await expect(message).toContainText('No se hizo ningún cobro');
    await message.getByRole('button', { name: 'Volver a los valores' }).click();
    await expect(page.getByRole('textbox', { name: 'Valor a pagar' })).toHaveValue('$ 50.000');
    expect(await fetchNewTransactions()).toHaveLength(0);

    stopBalancer = await startBalancer(port, [environment.sandbox]);
    await expect.poll(fetchStatus).toBe(200);
    await goToBank(page);
    expect((await fetchNewTransactions()).map(({ total }) => total)).toEqual([5_000_000]);
    expect((await control.fetchLedger()).lines.at(-1)?.numero_documento).toBe(number);
  } finally {
    await stopBalancer();
    await environment.stop();
  }
});
