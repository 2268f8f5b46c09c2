import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/find-chromium.ts';

/** Tests of the packed packages in apps outside the workspace, which are installed once. Each starts its own server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/consumers',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: '100%',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because a busy machine may stall for seconds; tests that pass do not wait for it.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
