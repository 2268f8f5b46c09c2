import type { Locator, Page } from '@playwright/test';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { startEnvironment } from '../harness/start-environment.ts';
import { test as base, expect } from '../harness/test.ts';

/** Enables certificates, because their page has a form. */
const test = base.extend({
  environment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const environment = await startEnvironment({ settings: { FEATURE_SALES_CERTIFICATE: 'on' } });
      await use(environment);
      await environment.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

interface FilledForm {
  readonly name: string;
  readonly role?: string;
  /** Path of the form, or of the page from which `navigate` opens it. */
  readonly path: string;
  readonly navigate?: (page: Page) => Promise<void>;
  /** Fills in part of the form. */
  readonly fill: (page: Page) => Promise<void>;
  /** Asserts the restored values after signing in. */
  readonly expectValue: (page: Page) => Promise<void>;
}

const createTextSteps = (getField: (page: Page) => Locator, value: string) => ({
  fill: (page: Page) => getField(page).fill(value),
  expectValue: (page: Page) => expect(getField(page)).toHaveValue(value),
});

const createCheckSteps = (getField: (page: Page) => Locator) => ({
  fill: (page: Page) => getField(page).check(),
  expectValue: (page: Page) => expect(getField(page)).toBeChecked(),
});

const getCityField = (page: Page) => page.getByLabel('Ciudad');

/** Forms whose own journeys do not cover an expired session. */
const forms: readonly FilledForm[] = [
  {
    name: 'an associate',
    path: '/allied/edit-profile/associates?search=operativo',
    navigate: async (page) => {
      await page.getByRole('rowheader').first().getByRole('link').click();
      await page.getByRole('link', { name: 'Editar' }).click();
    },
    ...createTextSteps(getCityField, 'Popayán'),
  },
  {
    name: 'the user’s own profile',
    path: '/allied/edit-profile?mode=edit',
    role: 'operativo',
    ...createTextSteps(getCityField, 'Popayán'),
  },
  {
    name: 'the terms',
    path: '/',
    role: 'terminos',
    ...createCheckSteps((page) => page.getByRole('main').getByRole('checkbox').first()),
  },
  {
    name: 'a purchase of vouchers',
    path: '/admin/bonos-regalo',
    navigate: async (page) => {
      await page.getByRole('button', { name: 'Comprar bonos: Bono de combustible' }).click();
      const voucher = page.getByRole('article', { name: 'Bono de combustible $ 20.000' });
      await voucher.getByRole('spinbutton').fill('3');
      await voucher.getByRole('button', { name: 'Agregar', exact: true }).click();
      await page.getByRole('button', { name: 'Continuar' }).click();
    },
    ...createTextSteps(
      (page) => page.getByRole('textbox', { name: /Correo/ }),
      'equipo@valdeluna.example',
    ),
  },
  {
    name: 'a certificate',
    path: '/admin/sales-certificate',
    fill: async (page) => {
      await page.getByLabel('Negocio').selectOption('INDUSTRIA');
    },
    expectValue: (page) => expect(page.getByLabel('Negocio')).toHaveValue('INDUSTRIA'),
  },
];

for (const { name, path, role = 'representante', navigate, fill, expectValue } of forms) {
  test(`restores the form of ${name} after the session expired`, { tag: '@slow' }, async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open(page, path, getEmail(role));
    await navigate?.(page);
    await fill(page);
    await expectValue(page);
    await page.clock.fastForward('15:05');
    await expect(page.getByText('Su sesión se cerró por inactividad.')).toBeVisible();
    await page.getByLabel('Correo electrónico').fill(getEmail(role));
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByText('Guardamos lo que estaba escribiendo')).toBeVisible();
    await expectValue(page);
  });
}
