import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { waitUntilSettled } from '../harness/built-pages.ts';
import { expect, test } from '../harness/test.ts';
import { excludeSanitiserReports, watchPolicy } from '../harness/watch-policy.ts';

test('malicious content is shown as text and runs no script', async ({
  page,
  context,
  open,
  control,
}) => {
  const unwantedEvents: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('robo.example')) unwantedEvents.push(request.url());
  });
  page.on('dialog', (dialog) => unwantedEvents.push(`dialog: ${dialog.message()}`));
  const policyReports = await watchPolicy(context);
  await control.loadScenario('adversarial');
  await open(page, '/', getEmail('representante', 'adversarial'));
  await waitUntilSettled(page);
  const news = page.getByRole('region', { name: 'Últimas noticias' });
  await expect(news.getByRole('article').first()).toContainText('Noticia');

  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  for (const link of await page.getByRole('link').all()) {
    expect((await link.getAttribute('href')) ?? '').toMatch(/^(https?:\/\/(?!.*robo)|\/(?!\/)|#)/);
  }
  await page.keyboard.press('Escape');

  await news.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('Inofensivo').first()).toBeVisible();
  for (const link of await page.getByRole('article').locator('a[href]').all()) {
    expect((await link.getAttribute('href')) ?? '').not.toMatch(/javascript:|data:|robo/);
  }
  await page.getByRole('article').hover();
  // After the navigation, the browser sanitises the text; after a reload, the server.
  const content = page.getByRole('article').getByText('Inofensivo').locator('..');
  const contentOfBrowser = await content.innerHTML();
  expect(await (await page.reload())?.text()).toContain('<p>Inofensivo</p>');
  await waitUntilSettled(page);
  expect(await content.innerHTML()).toBe(contentOfBrowser);
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  expect(unwantedEvents).toEqual([]);
  expect(excludeSanitiserReports(policyReports)).toEqual([]);
});

test('vouchers and forms with malicious definitions work and run no script', {
  tag: '@slow',
}, async ({ page, context, open, control }) => {
  const policyReports = await watchPolicy(context);
  page.on('dialog', (dialog) => void dialog.dismiss());
  await control.loadScenario('adversarial');
  await open(page, '/admin/bonos-regalo', getEmail('representante', 'adversarial'));
  await page.getByRole('button', { name: /^Ver términos: Bono de combustible/ }).click();
  const terms = page.getByRole('dialog', { name: 'Términos de los bonos' });
  await expect(terms.getByText('Inofensivo')).toBeVisible();
  await expect(terms.locator('script, iframe, form, style, object, svg[onload]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Comprar bonos: Bono de combustible/ }).click();
  const voucher = page.getByRole('article').first();
  await voucher.getByRole('spinbutton').fill('1');
  await voucher.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('button', { name: 'Pagar con PSE' })).toBeVisible();

  await page.goto('/allied/surtidor-forms');
  await expect(page.getByText('<script>window.__pwned = "script"</script>').first()).toBeVisible();
  await page.goto('/dynamic-form?form=hostil');
  await expect(page.getByText('Tipo de respuesta no permitido').first()).toBeVisible();
  const sendButton = page.getByRole('button', { name: 'Enviar respuestas' });
  await expect(page.getByRole('button', { name: 'Ver qué falta' })).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('textbox').first().fill('<b>hola</b>');
  await expect(page.getByRole('textbox').first()).toHaveValue('<b>hola</b>');
  await page.getByRole('textbox').last().fill('eco');
  await expect(sendButton).toBeEnabled();
  await sendButton.click();
  await expect(page.getByText('Gracias por sus respuestas')).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  expect(excludeSanitiserReports(policyReports)).toEqual([]);
});

test('malicious legal texts are shown as text and run no script', { tag: '@slow' }, async ({
  page,
  context,
  control,
}) => {
  const policyReports = await watchPolicy(context);
  await control.loadScenario('adversarial');
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(getEmail('terminos', 'adversarial'));
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: 'Leer Términos y condiciones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(dialog.getByText('Inofensivo')).toBeVisible();
  await expect(dialog.locator('script, iframe, form, style, object, svg[onload]')).toHaveCount(0);
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  expect(excludeSanitiserReports(policyReports)).toEqual([]);
});

test('the CSP blocks an injected inline script', async ({ page, control }) => {
  void control;
  await page.goto('/login');
  await waitUntilSettled(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.__pwned = 1';
      document.body.append(script);
    } catch {
      // Trusted types reject setting the text.
    }
  });
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
});
