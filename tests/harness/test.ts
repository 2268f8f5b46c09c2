import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import type { SandboxMode } from '../../tools/portal-settings.ts';
import { type Control, createControl } from './control.ts';
import { signInAs } from './sign-in-as.ts';
import { startEnvironment, type TestEnvironment } from './start-environment.ts';

/** The legal representative of the typical dealer in Colombia, with every permission. */
export const representative = getEmail('representante');

export interface WorkerFixtures {
  /** Mode of the sandbox in this project. */
  readonly sandboxMode: SandboxMode;
  /** One portal and sandbox per worker; each test starts with a fresh scenario. */
  readonly environment: TestEnvironment;
}

interface Fixtures {
  readonly control: Control;
  /** Opens a page in a new browser context, for another user or other cookies. */
  readonly newPerson: () => Promise<Page>;
  /** Signs in through the sign-in page and waits for the home page. */
  readonly signIn: (page: Page, email?: string) => Promise<void>;
  /** Signs in without opening a page. */
  readonly openSession: (page: Page, email?: string) => Promise<void>;
  /** Signs in without rendering the sign-in page, then opens a path of the portal. */
  readonly open: (page: Page, path?: string, email?: string) => Promise<void>;
}

const createPersonContext = async (
  browser: Browser,
  portal: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    baseURL: portal,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
  });

/** Waits until the page is hydrated. Returns immediately on other sites and on pages without scripts. */
async function waitUntilHydrated(page: Page, portal: string): Promise<void> {
  if (!page.url().startsWith(portal)) return;
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated !== undefined ||
      document.querySelector('script[type="module"], link[rel="modulepreload"]') === null,
  );
}

/**
 * Makes `goto` and `reload` of a context's pages wait for hydration. Calls with `waitUntil` do not wait for it,
 * for pages whose scripts never load.
 */
export function withHydration(context: BrowserContext, portal: string): BrowserContext {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil === undefined) await waitUntilHydrated(page, portal);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil === undefined) await waitUntilHydrated(page, portal);
      return response;
    };
  });
  return context;
}

/** A journey: a page of the portal with a fresh sandbox. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sandboxMode: ['extended', { scope: 'worker', option: true }],
  environment: [
    async ({ sandboxMode }, use) => {
      const environment = await startEnvironment({
        sandboxMode,
        // The result must not depend on the speed of the machine.
        settings: { PAGE_DATA_TIMEOUT_MS: '3000' },
      });
      await use(environment);
      await environment.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ environment }, use) => use(environment.portal),
  context: async ({ context, environment }, use) => use(withHydration(context, environment.portal)),
  control: async ({ environment }, use) => {
    const control = createControl(environment.sandbox);
    await control.reset();
    await use(control);
  },
  newPerson: async ({ browser, environment, contextOptions }, use) => {
    const openedContexts: BrowserContext[] = [];
    await use(async () => {
      const context = await createPersonContext(browser, environment.portal, contextOptions);
      openedContexts.push(context);
      return withHydration(context, environment.portal).newPage();
    });
    await Promise.all(openedContexts.map((context) => context.close()));
  },
  // Resets the scenario before sign-in.
  signIn: async ({ control }, use) => {
    await use(async (page, email = representative) => {
      void control;
      await page.goto('/login');
      await page.getByLabel('Correo electrónico').fill(email);
      await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await page.getByRole('button', { name: 'Menú' }).waitFor();
    });
  },
  openSession: async ({ control, environment }, use) => {
    await use(async (page, email = representative) => {
      void control;
      expect(await signInAs(page, environment.portal, email)).toBe(200);
    });
  },
  open: async ({ openSession }, use) => {
    await use(async (page, path = '/', email) => {
      await openSession(page, email);
      await page.goto(path);
    });
  },
});

export { expect } from '@playwright/test';
