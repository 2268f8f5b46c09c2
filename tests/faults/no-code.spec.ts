import type { Page } from '@playwright/test';
import { changeServerPage } from '../harness/foreign-hands.ts';
import { slowUnless } from '../harness/slow-unless.ts';
import { expect, test } from '../harness/test.ts';

const scriptPattern = '**/assets/*.js';

test('pages are readable if scripts fail to load, and show a notice after one reload', async ({
  page,
  open,
}) => {
  await open(page);
  await page.route(scriptPattern, (route) => route.abort());

  for (const [path, expected] of [
    ['/maintenance', 'en mantenimiento'],
    ['/error_assets', 'No pudimos cargar algunos archivos del portal'],
    ['/no/such/page', 'Página no encontrada'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toContainText(expected);
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  }

  let loadCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loadCount += 1;
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/admin/orders-list', { waitUntil: 'commit' });
  await expect(page.getByText('No pudimos cargar el portal.')).toBeVisible();
  expect(loadCount).toBe(2);
  await expect(page.getByRole('link', { name: /^Pedido \d+/ }).first()).toBeVisible();

  await page.unroute(scriptPattern);
  await page.getByRole('link', { name: 'Cargar de nuevo' }).click();
  await expect(page.getByText('No pudimos cargar el portal.')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('the sign-in form is visible if scripts fail to load', async ({ page, environment }) => {
  await page.route(scriptPattern, (route) => route.abort());
  await page.goto(`${environment.portal}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
});

/** Opens a page whose scripts arrive only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: isReleased, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route(scriptPattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return releaseScripts;
}

const getDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

for (const [path, name, title] of [
  ['/', 'Pagar', /./],
  ['/', /^Pagar las \d+ más vencidas$/, /./],
  ['/admin/pending-invoices', /^Filtros/, /Filtrar/],
  ['/admin/pending-invoices/cash', /Segmento/, /./],
] as const) {
  test(
    `a press of ${name} on ${path} from before hydration is answered once, and shows that it waits`,
    slowUnless(name === 'Pagar'),
    async ({ page, openSession }) => {
      await openSession(page);
      const releaseScripts = await openWithoutScripts(page, path);
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
      await button.click();
      await button.click();
      await expect(button).toHaveAttribute('data-pressed');
      await expect(button).toHaveCSS('outline-style', 'solid');
      releaseScripts();
      await expect(getDialog(page, title)).toHaveCount(1);
      await expect(getDialog(page, title)).toBeVisible();
      await expect(button).not.toHaveAttribute('data-pressed');
    },
  );
}

test('a press of "load more" from before hydration loads more', { tag: '@slow' }, async ({
  page,
  openSession,
}) => {
  await openSession(page);
  const releaseScripts = await openWithoutScripts(page, '/admin/pending-invoices');
  const cards = page.getByRole('article');
  const count = await cards.count();
  await page.getByRole('button', { name: 'Cargar más' }).click();
  releaseScripts();
  await expect.poll(() => cards.count()).toBeGreaterThan(count);
});

test('the values of fields from before hydration are kept', async ({ page, openSession }) => {
  await openSession(page);
  const releaseScripts = await openWithoutScripts(page, '/admin/pending-invoices');
  const [firstBox, secondBox] = await page.getByRole('article').getByRole('checkbox').all();
  await firstBox?.check();
  await secondBox?.check();
  await page.getByRole('searchbox').fill('1');
  const menuButton = page.getByRole('button', { name: 'Menú' });
  await expect(menuButton).not.toHaveCSS('opacity', '1');
  await menuButton.click();
  releaseScripts();
  await expect(getDialog(page, 'Menú')).toBeVisible();
  await expect(page.getByText('Selección de facturas (2)')).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=1/);
  await expect(menuButton).toHaveCSS('opacity', '1');
});

test('a value set while React hydrates is kept', async ({ page, openSession }) => {
  await openSession(page);
  // Frames that never come keep the page between the work of React and the end of hydration.
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    Object.assign(window, {
      requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
      releaseFrames: () => {
        window.requestAnimationFrame = (callback) => Number(setTimeout(callback, 0, 0));
        for (const callback of frames.splice(0)) callback(0);
      },
    });
  });
  await page.goto('/admin/pending-invoices', { waitUntil: 'commit' });
  await page.waitForFunction(
    () => {
      const box = document.querySelector<HTMLInputElement>('article input[type=checkbox]');
      if (!box || !Object.keys(box).some((key) => key.startsWith('__reactProps$'))) return false;
      if (document.documentElement.dataset.hydrated !== undefined) throw new Error('Too late');
      box.click();
      // What an extension adds is never hydrated and must not keep the page waiting.
      document.querySelector('main')?.append(document.createElement('button'));
      return true;
    },
    undefined,
    { polling: 20 },
  );
  await page.evaluate(() => Reflect.get(window, 'releaseFrames')());
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByText('Selección de facturas (1)')).toBeVisible();
  await expect(page.getByRole('article').getByRole('checkbox').first()).toBeChecked();
});

test('input from before hydration is kept if other programs have changed the page', {
  tag: '@slow',
}, async ({ page, openSession, environment }) => {
  const waitForHydration = () => expect(page.locator('html')).toHaveAttribute('data-hydrated');

  const releaseSignIn = await openWithoutScripts(page, `${environment.portal}/login`);
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  await expect(email).toBeVisible();
  await changeServerPage(page);
  await page
    .getByLabel(/^Contraseña/)
    .first()
    .fill('secreta');
  await email.pressSequentially('lucia@ejemplo.com');
  releaseSignIn();
  await waitForHydration();
  await expect(email).toHaveValue('lucia@ejemplo.com');
  await expect(email).toBeFocused();
  await expect(page.locator('input[name=password]')).toHaveValue('secreta');

  await page.unrouteAll();
  await openSession(page);
  for (const [path, role] of [
    ['/admin/pending-invoices', 'searchbox'],
    ['/allied/edit-profile?mode=create', 'textbox'],
  ] as const) {
    const release = await openWithoutScripts(page, path);
    const field = page.getByRole('main').getByRole(role).first();
    await expect(field).toBeVisible();
    await changeServerPage(page);
    await field.pressSequentially('12');
    release();
    await waitForHydration();
    await expect.soft(field, path).toHaveValue('12');
    await expect.soft(field, path).toBeFocused();
    await page.unrouteAll();
  }
});
