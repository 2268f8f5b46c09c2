import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { consumersFolder, expect, test } from './consumer-test.ts';

test('domain, data and flows run in Node without a bundler', () => {
  for (const file of ['domain.js', 'data.js', 'flows.js']) {
    execFileSync(process.execPath, [join(consumersFolder, 'program/dist', file)]);
  }
});

test('the kit works in a Tailwind app with React 19', async ({ page, serve, violations }) => {
  const { origin } = await serve('vite-app');
  await page.goto(origin);
  const button = page.getByRole('button', { name: 'Pagar' });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 75, 196)');
  await expect(button).toHaveCSS('border-radius', '8px');
  // The app's classes use the kit's color roles.
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(234, 238, 245)');
  // The app keeps Tailwind's palette, fonts and shadows.
  await expect(page.locator('output')).toHaveCSS('background-color', /oklch|rgb\(251, 44, 54\)/);
  await expect(page.locator('output')).toHaveCSS('font-family', /monospace/);
  await expect(page.locator('output')).not.toHaveCSS('box-shadow', 'none');
  await page.getByLabel('Planta').selectOption('Sur');
  await expect(page.locator('output')).toHaveText('Sur');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Pago de facturas' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  // The kit reports insufficient contrast in the app's theme.
  await expect(page.locator('#faint')).toHaveText('on-primary on primary');
  expect(violations).toEqual([]);
});

test('the kit and the Tailwind theme of an app do not affect each other', async ({
  page,
  serve,
  violations,
}) => {
  const { origin } = await serve('vite-app');
  const getStyles = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const border = style.borderTopWidth === '0px' ? 'none' : style.borderTopColor;
        const { backgroundColor, borderRadius, boxShadow, color, fontFamily } = style;
        const values = { backgroundColor, border, borderRadius, boxShadow, color, fontFamily };
        return `${element.tagName} ${element.textContent}: ${JSON.stringify(values)}`;
      }),
    );
  const getOwnStyles = async (name: string) => {
    await page.goto(`${origin}/${name}.html`);
    await expect(page.getByRole('button', { name: 'Comprar' })).toBeVisible();
    return getStyles('html, body, main, main *');
  };
  const getKitStyles = async () => {
    // The kit has the font of the page, which differs between these pages.
    await page.addStyleTag({ content: 'section { font-family: monospace }' });
    const payButton = page.getByRole('button', { name: 'Pagar' });
    await payButton.hover();
    await expect(payButton).toHaveCSS('background-color', 'rgb(8, 58, 156)');
    return getStyles('section *');
  };
  await getOwnStyles('kit-only');
  const kitStyles = await getKitStyles();
  const ownStyles = await getOwnStyles('own-only');
  for (const name of ['own-first', 'own-last']) {
    expect(await getOwnStyles(name)).toEqual(ownStyles);
    expect(await getKitStyles()).toEqual(kitStyles);
  }
  expect(violations).toEqual([]);
});

const serverRenderedConsumers = [
  ['18', 'server-page'],
  ['19', 'server-page-19'],
] as const;

for (const [react, consumer] of serverRenderedConsumers) {
  test(`the kit renders on a server under a strict CSP with React ${react}`, async ({
    page,
    serve,
    violations,
  }) => {
    const { origin, getErrors } = await serve(consumer);
    const markup = await (await fetch(origin)).text();
    expect(markup).toContain('Overdue');
    expect(markup).toContain('value="$ 1.234"');

    await page.goto(origin);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    // The values that a form would submit.
    const submittedValues = await page
      .locator('input[name=state]:checked, input[name=rating]:checked')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
    expect(submittedValues).toEqual(['Open', '4']);
    const button = page.getByRole('button', { name: 'Pay' });
    await expect(button).toHaveCSS('background-color', 'rgb(11, 75, 196)');
    await page.getByLabel('Plant').selectOption('Sur');
    await page.getByLabel('Amount').fill('99');
    await expect(page.locator('output')).toHaveText('Sur 9900 2026-11-20 ');
    await page.getByRole('combobox', { name: 'Places' }).click();
    await page.getByRole('option', { name: 'Sur SUR' }).click();
    await expect(page.locator('output')).toHaveText('Sur 9900 2026-11-20 SUR');
    await page.keyboard.press('Escape');
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(violations).toEqual([]);
    expect(getErrors()).toBe('');
  });
}

test('the kit works without Tailwind under a strict CSP with React 19', async ({
  page,
  serve,
  violations,
}) => {
  const { origin } = await serve('plain-page');
  // An initially open menu fetches its panel without hover or focus.
  await page.goto(`${origin}/#opciones`);
  await expect(page.getByRole('menuitem', { name: 'Borrar' })).toBeVisible();
  await page.goto(origin);
  const button = page.getByRole('button', { name: 'Pagar' });
  await expect(button).toHaveCSS('background-color', 'rgb(240, 165, 28)');
  await expect(page.getByText('Guardado')).toBeVisible();
  // The kit's style sheet contains the typography classes.
  const heading = page.getByRole('heading', { name: 'Su banco' });
  await expect(heading).toHaveCSS('font-size', '28px');
  await expect(heading).toHaveCSS('font-weight', '800');
  await page.getByLabel('Planta').selectOption('Sur');

  await page.getByRole('button', { name: 'Opciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Borrar' }).click();
  await expect(page.locator('output')).toHaveText('Sur 2026-11-01 2026-11-20 borrada ');

  const destinationsField = page.getByRole('combobox', { name: 'Destinos' });
  await destinationsField.fill('penon 4999');
  await page.getByRole('option', { name: /4999/ }).click();
  await expect(page.locator('output')).toHaveText(/borrada D4999$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Ayuda' }).click();
  await expect(page.getByRole('dialog', { name: 'Ayuda' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Pago de facturas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(violations).toEqual([]);
});

test('the kit and the styles of an existing page do not affect each other', async ({
  page,
  serve,
  violations,
}) => {
  const { origin } = await serve('plain-page');
  await page.goto(`${origin}/part.html`);
  const payButton = page.getByRole('button', { name: 'Pagar' });
  await expect(payButton).toHaveCSS('background-color', 'rgb(240, 165, 28)');
  await expect(payButton).toHaveCSS('border-radius', '8px');
  await expect(payButton).toHaveCSS('padding-left', '16px');
  const ownButton = page.getByRole('button', { name: 'Enviar' });
  await expect(ownButton).toHaveCSS('background-color', 'rgb(0, 100, 0)');
  const title = page.getByRole('heading', { name: 'Facturas' });
  await expect(title).toHaveCSS('text-transform', 'none');
  await expect(title).not.toHaveCSS('color', 'rgb(128, 0, 0)');
  await expect(page.getByText('Todas', { exact: true })).toHaveCSS('font-weight', '400');

  const hostButton = page.getByRole('button', { name: 'Ver', exact: true });
  await expect(hostButton).toHaveCSS('background-color', 'rgb(192, 192, 192)');
  await expect(hostButton).toHaveCSS('padding-left', '6px');
  await expect(page.getByRole('list')).toHaveCSS('list-style-type', 'square');
  await expect(page.getByRole('heading', { name: 'Noticias' })).toHaveCSS('font-weight', '700');
  await expect(page.locator('body')).toHaveCSS('margin-top', '8px');
  expect(violations).toEqual([]);
});

test('loading the font causes no layout shift', async ({ page, serve }) => {
  const fontRelease = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fontRelease.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => JSON.stringify(entry));
      document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ''}${shifts}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { origin } = await serve('plain-page');
  await page.goto(origin, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
  const getTops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > *')].map((part) => part.getBoundingClientRect().top),
    );
  const previousTops = await getTops();

  fontRelease.resolve();
  const isFontLoaded = () =>
    page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await expect.poll(isFontLoaded).toBe(true);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await getTops()).toEqual(previousTops);
  expect(await page.evaluate(() => document.documentElement.dataset.moved ?? '')).toBe('');
});

test('the second distributor’s portal has two stores with its own brand and names', async ({
  page,
  secondPortal,
  violations,
}) => {
  const stores = [
    { name: 'Alba Perú', email: 'representante@algarrobo.example', amount: /^S\/\s/ },
    { name: 'Alba Ecuador', email: 'representante@manglar.example', amount: /^US\$\s/ },
  ];
  for (const { name, email, amount } of stores) {
    await page.goto(secondPortal.origin);
    await page.getByLabel('Tienda').selectOption(name);
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('Surtidor#2026');
    const signInButton = page.getByRole('button', { name: 'Ingresar' });
    await expect(signInButton).toHaveCSS('background-color', 'rgb(138, 44, 13)');
    await signInButton.click();
    await expect(page.getByRole('banner')).toContainText(name);
    const invoice = page.getByRole('article').first();
    await expect(invoice).toContainText('Vencida');
    await expect(invoice.getByText(amount)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Últimos pedidos' })).toBeVisible();
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(invoice).toContainText('Overdue');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('the second portal distinguishes a wrong password from a failing backend', async ({
  page,
  secondPortal,
}) => {
  await page.goto(secondPortal.origin);
  await page.getByLabel('Correo electrónico').fill('representante@algarrobo.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('Otra#2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('alert')).toHaveText(/no son correctos/);
  await page.route('**/auth/login', (route) => route.fulfill({ status: 502 }));
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('alert')).toHaveText(/No pudimos/);
});

test('the second portal goes to the bank, and does not pay again after a lost response', async ({
  page,
  secondPortal,
}) => {
  let requestCount = 0;
  let isLost = true;
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['x-operation-name'] !== 'CreateTransaction')
      return route.fallback();
    requestCount += 1;
    const response = await route.fetch();
    if (isLost) return route.abort();
    // The configuration names the provider of development; this sandbox has another port.
    const body = (await response.text()).replace(/localhost:\d+/, 'localhost:4100');
    await route.fulfill({ response, body });
  });
  await page.route('http://localhost:4100/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Banco</h1>' }),
  );
  const getPayButton = (title: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('button', { name: 'Pagar' });
  await page.goto(secondPortal.origin);
  await page.getByLabel('Correo electrónico').fill('representante@algarrobo.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('Surtidor#2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  const payable = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Pagar', disabled: false }) });
  await payable.first().waitFor();
  const [title = '', otherTitle = ''] = await payable.getByRole('heading').allTextContents();
  await getPayButton(title).click();
  await expect(page.getByText(/No pague de nuevo/)).toBeVisible();
  await expect(getPayButton(title)).toBeDisabled();

  // The server keeps the token, out of the page's reach, and the journal outlives the page.
  expect(await page.evaluate(() => document.cookie)).not.toContain('token');
  await page.reload();
  await expect(getPayButton(otherTitle)).toBeEnabled();
  await expect(getPayButton(title)).toBeDisabled();
  expect(requestCount).toBe(1);

  isLost = false;
  await getPayButton(otherTitle).click();
  await expect(page.getByRole('heading', { name: 'Banco' })).toBeVisible();
  expect(requestCount).toBe(2);
});
