import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/find-chromium.ts';

/** Tests of the packed packages in apps outside the workspace, which are installed once. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/consumers',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
