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

/** E-mail of the typical Colombian dealer's legal representative, who has every permission. */
export const representativeEmail = getEmail('representante');

/** A distributor whose portal the journeys visit. */
export interface Distributor {
  /** The file that starts the portal. */
  readonly file: string;
  readonly product: string;
  /** The scenario of the sandbox. */
  readonly scenario: string;
  /** E-mail of the legal representative. */
  readonly email: string;
  /** The label of the sign-in form's button. */
  readonly signInLabel: string;
}

export const distributors = {
  surtidor: {
    file: 'apps/portal/main.ts',
    product: 'Surtidor',
    scenario: 'typical',
    email: representativeEmail,
    signInLabel: 'Ingresar',
  },
  alba: {
    file: 'examples/alba/main.ts',
    product: 'Alba',
    scenario: 'alba',
    email: getEmail('representante', 'typical', 'norte'),
    signInLabel: 'Entrar',
  },
} as const satisfies Readonly<Record<string, Distributor>>;

export interface WorkerFixtures {
  /** Mode of the sandbox in this project. */
  readonly sandboxMode: SandboxMode;
  /** The distributor whose portal the journeys of this project visit. */
  readonly distributor: Distributor;
  /** One portal and sandbox per worker; each test starts with a fresh scenario. */
  readonly environment: TestEnvironment;
}

interface Fixtures {
  readonly control: Control;
  /** Opens a page in a new browser context, for another user or other cookies. */
  readonly openPageAsNewUser: () => Promise<Page>;
  /** Signs in through the sign-in page and waits for the home page. */
  readonly signIn: (page: Page, email?: string) => Promise<void>;
  /** Signs in without opening a page. */
  readonly openSession: (page: Page, email?: string) => Promise<void>;
  /** Signs in without rendering the sign-in page, then opens a path of the portal. */
  readonly open: (page: Page, path?: string, email?: string) => Promise<void>;
}

const createUserContext = async (
  browser: Browser,
  portalOrigin: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    baseURL: portalOrigin,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
  });

/** Waits until the page is hydrated. Returns immediately on other sites and on pages without scripts. */
async function waitUntilHydrated(page: Page, portalOrigin: string): Promise<void> {
  if (!page.url().startsWith(portalOrigin)) return;
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated !== undefined ||
      document.querySelector('script[type="module"], link[rel="modulepreload"]') === null,
  );
}

/**
 * Makes `goto` and `reload` of a context's pages wait for hydration. Calls that pass `waitUntil` skip this
 * wait; use them for pages whose scripts never load.
 */
export function withHydration(context: BrowserContext, portalOrigin: string): BrowserContext {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil === undefined) await waitUntilHydrated(page, portalOrigin);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil === undefined) await waitUntilHydrated(page, portalOrigin);
      return response;
    };
  });
  return context;
}

/**
 * Removes all routes of a context and its pages. A handler that still waits for a response when the context
 * closes would otherwise fail a test that has already passed.
 */
async function stopIntercepting(context: BrowserContext): Promise<void> {
  const targets = [context, ...context.pages()];
  await Promise.all(targets.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** The Playwright test function with a portal and a fresh sandbox. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sandboxMode: ['extended', { scope: 'worker', option: true }],
  distributor: [distributors.surtidor, { scope: 'worker', option: true }],
  environment: [
    async ({ sandboxMode, distributor: { file, product, scenario } }, use) => {
      const environment = await startEnvironment({
        sandboxMode,
        ...{ files: [file], product, scenario },
        // The result must not depend on the speed of the machine.
        settings: { PAGE_DATA_TIMEOUT_MS: '3000' },
      });
      await use(environment);
      await environment.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ environment }, use) => use(environment.portal),
  context: async ({ context, environment }, use) => {
    await use(withHydration(context, environment.portal));
    await stopIntercepting(context);
  },
  control: async ({ environment }, use) => {
    const control = createControl(environment.sandbox);
    await control.reset();
    await use(control);
  },
  openPageAsNewUser: async ({ browser, environment, contextOptions }, use) => {
    const openedContexts: BrowserContext[] = [];
    await use(async () => {
      const context = await createUserContext(browser, environment.portal, contextOptions);
      openedContexts.push(context);
      return withHydration(context, environment.portal).newPage();
    });
    await Promise.all(
      openedContexts.map(async (context) => {
        await stopIntercepting(context);
        await context.close();
      }),
    );
  },
  // Depending on `control` resets the scenario before sign-in.
  signIn: async ({ control, distributor }, use) => {
    await use(async (page, email = distributor.email) => {
      void control;
      await page.goto('/login');
      await page.getByLabel('Correo electrónico').fill(email);
      await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: distributor.signInLabel }).click();
      await page.getByRole('button', { name: 'Menú' }).waitFor();
    });
  },
  openSession: async ({ control, environment, distributor }, use) => {
    await use(async (page, email = distributor.email) => {
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
