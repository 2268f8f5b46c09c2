import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tools/chromium/find-chromium.ts';
import { distributors, type WorkerFixtures } from './harness/test.ts';

/** Journeys that only the portal of the other distributor has. */
const albaSpec = 'e2e/alba.spec.ts';

/** Journeys with a portal of their own. They come last, because a worker that turns to them starts all of it again. */
const ownPortalSpecs = ['e2e/certificates.spec.ts', 'e2e/web-vitals.spec.ts'];

/**
 * Journeys through the built portal. Each worker starts its own portal and sandbox. `npm test` skips the journeys, and
 * the projects, with the tag `@slow`; `npm run evidence -- slow-journeys` runs them.
 */
export default defineConfig<object, Pick<WorkerFixtures, 'sandboxMode' | 'distributor'>>({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  // One journey more than cores keeps them busy while others wait. With more, all of them slow down.
  workers: Math.min(8, 1 + availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because a busy machine may stall for seconds; journeys that pass do not wait for it.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  projects: [
    { name: 'extended', grepInvert: /@strict/, testIgnore: [albaSpec, ...ownPortalSpecs] },
    // A backend with only the specification's operations and fields.
    { name: 'strict', grep: /@strict|@both\b(?!-slow)/, use: { sandboxMode: 'strict' } },
    { name: 'strict @slow', grep: /@both-slow/, use: { sandboxMode: 'strict' } },
    { name: 'alba', testMatch: albaSpec, use: { distributor: distributors.alba } },
    // The other distributor's portal pays as the first one does.
    {
      name: 'alba @slow',
      testMatch: ['e2e/payment.spec.ts', 'e2e/overdue-payment.spec.ts'],
      use: { distributor: distributors.alba },
    },
    { name: 'own portal', testMatch: ownPortalSpecs },
  ],
  use: {
    browserName: 'chromium',
    // Journeys about payments enable animations again.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Service workers would answer requests that journeys intercept. e2e/offline.spec.ts allows them again.
    serviceWorkers: 'block',
    // Recording traces takes 40 % of the CPU time. Use '--trace on' to debug a journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
