import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumArguments, findChromium } from '../tools/chromium/find-chromium.ts';

// React's production build takes up to a fifth less CPU time (ADR 1). Its warnings are not tested.
process.env.NODE_ENV = 'production';

const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-100, -100);

/**
 * `STORIES=all` (`npm run evidence -- accessibility`) also runs the stories with the tag `slow`, and checks each with a
 * second engine.
 */
const isComplete = process.env.STORIES === 'all';

/** Every story is a test: it renders, its play function passes, axe finds no violations. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      tags: { exclude: isComplete ? [] : ['slow'] },
    }),
  ],
  optimizeDeps: {
    // Vite reloads the page when it discovers a dependency during a run, which fails tests.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      '@surtidor/ui > clsx',
      '@surtidor/ui > class-variance-authority',
      '@surtidor/ui > tailwind-merge',
      '@surtidor/ui > radix-ui/dropdown-menu',
      '@surtidor/ui > radix-ui/slot',
      '@surtidor/portal > class-variance-authority',
      '@surtidor/portal > dompurify',
      '@surtidor/portal > fflate',
      '@surtidor/portal > papaparse',
      '@surtidor/portal > read-excel-file/universal',
      '@surtidor/portal > write-excel-file/universal',
      '@surtidor/portal > zod',
      '@surtidor/portal > zod/mini',
      '@surtidor/portal > react-hook-form',
      '@surtidor/portal > @hookform/resolvers/zod',
      '@surtidor/data > @apollo/client',
      '@surtidor/data > @apollo/client/cache',
      '@surtidor/data > @apollo/client/errors',
      '@surtidor/data > @apollo/client/link',
      '@surtidor/data > @apollo/client/link/error',
      '@surtidor/data > @apollo/client/link/retry',
      '@surtidor/data > @apollo/client/link/schema',
      '@surtidor/data > graphql',
      '@surtidor/data > rxjs',
      '@surtidor/domain > crypto-js/aes',
      '@surtidor/domain > dayjs',
      '@surtidor/domain > dayjs/locale/es.js',
      '@surtidor/domain > dayjs/plugin/customParseFormat.js',
      '@surtidor/domain > dayjs/plugin/timezone.js',
      '@surtidor/domain > dayjs/plugin/utc.js',
      '@surtidor/sandbox > @graphql-tools/schema',
      'accessibility-checker-engine/ace-node.js',
    ],
    // Icons are separate modules already.
    exclude: ['@sqlite.org/sqlite-wasm', 'lucide-react'],
  },
  test: {
    name: 'stories',
    // Stories clean up after themselves, so one page per core runs many files.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: [
      './idle.setup.ts',
      './pointer.setup.ts',
      './reflow.setup.ts',
      './focus-and-motion.setup.ts',
      './page-texts.setup.ts',
      './bare-texts.setup.ts',
      ...(isComplete ? ['./second-engine.setup.ts'] : []),
    ].map((file) => fileURLToPath(new URL(file, import.meta.url))),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumArguments },
        // Checks run on the final state of animations.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      commands: { parkPointer },
      instances: [{ browser: 'chromium' }],
    },
  },
});
