import { test as base, expect } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { createControl } from '../harness/control.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';

/** A deployment with certificates enabled (reading 8). */
const test = base.extend<object, { readonly environment: TestEnvironment }>({
  environment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const environment = await startEnvironment({ settings: { FEATURE_SALES_CERTIFICATE: 'on' } });
      await use(environment);
      await environment.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ environment }, use) => use(environment.portal),
});

test('shows a rejected request, then sends one request and lists the certificate last', async ({
  page,
  environment,
}) => {
  const control = createControl(environment.sandbox);
  expect(await signInAs(page, environment.portal, getEmail('representante'))).toBe(200);
  const requests: string[] = [];
  page.on('request', (request) => {
    const operation = request.headers()['x-operation-name'];
    if (operation === 'RequestCertificate') requests.push(operation);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Certificados de ventas' }).click();
  const table = page.getByRole('table', { name: 'Listado de certificados de ventas generados' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(table.getByRole('link', { name: /\(PDF\)/ }).first()).toHaveAttribute(
    'href',
    /^http/,
  );

  const generateButton = page.getByRole('button', { name: 'Generar certificado' });
  await expect(generateButton).toBeDisabled();
  const [startField, endField] = await page
    .getByRole('group', { name: /Fechas de las ventas/ })
    .getByRole('textbox')
    .all();
  const year = new Date().getFullYear();
  const month = String(new Date().getMonth() || 12).padStart(2, '0');
  const yearOfMonth = new Date().getMonth() === 0 ? year - 1 : year;
  await startField?.fill(`01/${month}/${yearOfMonth}`);
  await endField?.fill(`10/${month}/${yearOfMonth}`);
  await endField?.press('Tab');
  await page.getByRole('combobox', { name: /Negocio/ }).selectOption('EDS');
  await control.addFaults({
    match: { field: 'solicitarCertificadoVentas' },
    fault: { kind: 'response', value: { codigo: 300, mensaje: 'No hay ventas en esas fechas.' } },
    times: 1,
  });
  await generateButton.press('Enter');
  await expect(page.getByText('No hay ventas en esas fechas.')).toBeVisible();
  await expect(page.getByText('Solicitamos su certificado', { exact: true })).toHaveCount(0);
  requests.length = 0;
  await generateButton.dblclick();
  await expect(page.getByText('Solicitamos su certificado', { exact: true })).toBeVisible();
  expect(requests).toHaveLength(1);
  const loadMoreButton = page.getByRole('button', { name: 'Cargar más' });
  await loadMoreButton.click();
  await expect(table.getByRole('row')).toHaveCount(21);
  await loadMoreButton.click();
  await expect(loadMoreButton).toHaveCount(0);
  await expect(table.getByRole('row').last()).toContainText('10 ');
});
