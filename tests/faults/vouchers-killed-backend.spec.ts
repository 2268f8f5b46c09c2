import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { fillCart, getPayButton, payVouchers } from '../e2e/buying-vouchers.ts';
import { respondAtBank } from '../e2e/paying.ts';
import { createControl } from '../harness/control.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';
import { trackNewTransactions } from './paying-faults.ts';

/** An environment whose sandbox can be killed, because its data is in a file. */
const test = base.extend<{ readonly environment: TestEnvironment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  environment: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'surtidor-killed-'));
    const environment = await startEnvironment({ data: join(folder, 'sandbox.sqlite') });
    await use(environment);
    await environment.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ environment }, use) => use(environment.portal),
});

test('a backend crash before the vouchers are registered charges nothing, and the cart can be bought after the restart', {
  tag: '@slow',
}, async ({ page, environment }) => {
  const control = createControl(environment.sandbox);
  expect(await signInAs(page, environment.portal, getEmail('representante'))).toBe(200);
  await page.goto('/admin/bonos-regalo');
  const fetchNewTransactions = await trackNewTransactions(control);
  await fillCart(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await control.addFaults({ match: { field: 'addSurtidorBono' }, fault: { kind: 'hold' } });
  // Kills the backend after the response with the payment session.
  const registerRequest = page.waitForRequest(
    (request) => request.headers()['x-operation-name'] === 'RegisterVouchers',
  );
  await payVouchers(page);
  await registerRequest;
  expect(await fetchNewTransactions()).toHaveLength(1);
  await environment.killSandbox();
  await expect(
    page.getByText('Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.'),
  ).toBeVisible();
  await expect(page.getByText('3 de $ 20.000')).toBeVisible();

  await environment.restartSandbox();
  await getPayButton(page).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  await respondAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  const [failedTransaction, approvedTransaction, ...others] = await fetchNewTransactions();
  expect(others).toEqual([]);
  expect(failedTransaction?.estado).not.toBe('APROBADA');
  expect(approvedTransaction).toMatchObject({ estado: 'APROBADA', total: 6_000_000 });
});
