import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { chromiumArguments, findChromium } from '../../../tools/chromium/find-chromium.ts';
import { signInAs } from '../../harness/sign-in-as.ts';
import {
  startEnvironment,
  type TestEnvironment,
  type TestEnvironmentOptions,
} from '../../harness/start-environment.ts';

/** A browser with a running portal. */
export interface BenchContext {
  readonly environment: TestEnvironment;
  readonly browser: Browser;
  /** The store of the visitors' dealer; Colombia by default. */
  readonly store?: Parameters<typeof getEmail>[2];
}

/** How a page is visited. */
export interface VisitOptions extends BrowserContextOptions {
  /** The store of the visitor's dealer; Colombia by default. */
  readonly store?: Parameters<typeof getEmail>[2];
}

/** Runs `work` with a fresh portal and a browser, and always closes both. */
export async function withBrowser<T>(
  work: (benchContext: BenchContext) => Promise<T>,
  options: TestEnvironmentOptions = {},
): Promise<T> {
  const environment = await startEnvironment(options);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    return await work({ environment, browser });
  } finally {
    await browser.close();
    await environment.stop();
  }
}

/**
 * Runs `work` in a page of a new browser profile with a session.
 * @param role The role of the signed-in user, or null for a signed-out visitor.
 * @param options The dealer's store, viewport and user agent; a desktop by default.
 */
export async function withVisitor<T>(
  browser: Browser,
  portalOrigin: string,
  role: string | null,
  work: (page: Page, context: BrowserContext) => Promise<T>,
  { store, ...device }: VisitOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    ...device,
    baseURL: portalOrigin,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (role !== null) {
      const status = await signInAs(page, portalOrigin, getEmail(role, 'typical', store));
      if (status !== 200) throw new Error(`${role} could not sign in: ${status}`);
    }
    return await work(page, context);
  } finally {
    await context.close();
  }
}
