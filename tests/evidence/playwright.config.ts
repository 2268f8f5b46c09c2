import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Long proofs, in the environment of the journeys. They are not part of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // Packing changes the manifests of the workspace for a moment, and measured proofs need the machine.
  workers: 1,
  projects: [{ name: 'extended' }],
});
