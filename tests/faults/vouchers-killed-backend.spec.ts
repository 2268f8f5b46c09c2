import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { emailOf } from '@surtidor/sandbox/scenarios';
import { fillCart, payVouchers, payWithPse } from '../e2e/buying-vouchers.ts';
import { answerAtBank } from '../e2e/paying.ts';
import { createControl } from '../harness/control.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { type Stage, startStage } from '../harness/start-stage.ts';
import { newTransactions } from './paying-faults.ts';

/** A stage whose sandbox may be killed: its data is in a file. */
const test = base.extend<{ readonly stage: Stage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  stage: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'surtidor-killed-'));
    const stage = await startStage({ data: join(folder, 'sandbox.sqlite') });
    await use(stage);
    await stage.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ stage }, use) => use(stage.portal),
});

test('a backend that dies between session and vouchers charges nobody, and the cart is bought when it is back', async ({
  page,
  stage,
}) => {
  const control = createControl(stage.sandbox);
  expect(await signInAs(page, stage.portal, emailOf('representante'))).toBe(200);
  await page.goto('/admin/bonos-regalo');
  const opened = await newTransactions(control);
  await fillCart(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await control.fault({ match: { field: 'addSurtidorBono' }, fault: { kind: 'hold' } });
  await payVouchers(page);
  await expect.poll(async () => (await opened()).length).toBe(1);
  await stage.killSandbox();
  await expect(
    page.getByText('Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.'),
  ).toBeVisible();
  await expect(page.getByText('3 de $ 20.000')).toBeVisible();

  await stage.reviveSandbox();
  await payWithPse(page).click();
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible();
  await answerAtBank(page, 'approve');
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  const [lost, bought, ...others] = await opened();
  expect(others).toEqual([]);
  expect(lost?.estado).not.toBe('APROBADA');
  expect(bought).toMatchObject({ estado: 'APROBADA', total: 6_000_000 });
});
