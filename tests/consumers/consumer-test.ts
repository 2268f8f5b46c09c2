import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { getPortalSettings } from '../../tools/portal-settings.ts';
import { getFreePorts } from '../harness/get-free-ports.ts';
import { type RunningProcess, startProcess } from '../harness/start-process.ts';

type ConsumerName = 'vite-app' | 'server-page' | 'server-page-19' | 'plain-page';

/** The folder of the installed consumers. */
export const consumersFolder = process.env.CONSUMERS_FOLDER ?? '';

interface Fixtures {
  /** Errors, warnings and CSP violations of the page. */
  readonly violations: readonly string[];
  /** Starts the server of a consumer. */
  readonly serve: (name: ConsumerName) => Promise<RunningProcess>;
  /** Serves the second distributor's portal with a sandbox for its product. */
  readonly secondPortal: RunningProcess;
}

/** The Playwright test function for apps that use the packed packages. */
export const test = base.extend<Fixtures>({
  violations: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.exposeFunction('reportViolation', (violation: string) => errors.push(violation));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        Reflect.get(window, 'reportViolation')(`${violatedDirective} refused ${sample}`),
      );
    });
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    await use(errors);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  serve: async ({}, use) => {
    const [port = 0] = await getFreePorts(1);
    const stopFunctions: (() => Promise<void>)[] = [];
    await use(async (name) => {
      const consumerProcess = await startProcess(join(consumersFolder, 'serve.js'), port, {
        PORT: String(port),
        APP: name,
      });
      stopFunctions.push(consumerProcess.stop);
      return consumerProcess;
    });
    for (const stop of stopFunctions) await stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  secondPortal: async ({}, use) => {
    const [backendPort = 0, port = 0] = await getFreePorts(2);
    const backend = await startProcess('apps/sandbox/src/main.ts', backendPort, {
      SANDBOX_PORT: String(backendPort),
      SANDBOX_DATA: ':memory:',
      // The default has a dealer of 100,000 rows too.
      SANDBOX_SCENARIO: 'stores',
      SANDBOX_PRODUCT: 'Alba',
      PORTAL_ORIGIN: `http://localhost:${port}`,
    });
    const folder = join(consumersFolder, 'otro-distribuidor');
    const portal = await startProcess(join(folder, 'serve.js'), port, {
      ...getPortalSettings(`http://localhost:${port}`, backend.origin, port),
      BACKEND_CONFIG: join(folder, 'backend.config.json'),
    });
    await use(portal);
    await portal.stop();
    await backend.stop();
  },
});

export { expect };
