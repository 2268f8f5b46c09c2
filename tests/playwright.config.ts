import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tools/chromium/find-chromium.ts';
import type { Workers } from './harness/test.ts';

/** Journeys that run only, or also, against a backend with nothing but the specification's calls and fields. */
const strictJourneys = /@strict|@both/;

/** Journeys through the built portal over a sandbox of their own; each file starts what it needs. */
export default defineConfig<object, Pick<Workers, 'sandboxMode'>>({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  // Half of a journey's time is waiting for what a page does later: two of them keep a core at work.
  workers: Math.min(8, 2 * availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: [
    { name: 'extended', grepInvert: /@strict/ },
    { name: 'strict', grep: strictJourneys, use: { sandboxMode: 'strict' } },
  ],
  use: {
    browserName: 'chromium',
    // What moves is looked at where it comes to rest; journeys about money see it move.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Journeys break files and connections by themselves; e2e/offline.spec.ts brings the worker back.
    serviceWorkers: 'block',
    // Recording takes two fifths of the processor's time; '--trace on' records what is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
