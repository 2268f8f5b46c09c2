import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** A mutation run keeps copies of the tests while it works. */
const exclude = [...configDefaults.exclude, '**/.stryker-tmp/**'];

/**
 * A project of plain Node tests: the files named *.test.ts beside the code they speak of. Packages
 * are resolved by Node's own conditions: Vite's 'development' would load a second graphql, whose
 * schemas the first one refuses. A worker for each core runs file after file, in any order, unless a
 * project needs a worker for each file: its tests load libraries that keep state of their own.
 */
const nodeProject = (name: string, root: string, { isolate = false } = {}) => ({
  ssr: { resolve: { conditions: ['@surtidor/source', 'node', 'module-sync'] } },
  test: {
    name,
    root,
    environment: 'node',
    isolate,
    setupFiles: [fileURLToPath(new URL('tests/harness/property-seed.ts', import.meta.url))],
    include: ['**/*.test.ts'],
    // Long enough for a machine that is busy with other things; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    exclude,
  },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      nodeProject('domain', 'packages/domain'),
      nodeProject('ui', 'packages/ui'),
      nodeProject('data', 'packages/data'),
      nodeProject('flows', 'packages/flows'),
      nodeProject('sandbox', 'apps/sandbox'),
      nodeProject('portal', 'packages/portal'),
      nodeProject('contract', 'tests/contract', { isolate: true }),
      nodeProject('model', 'tests/model', { isolate: true }),
      nodeProject('conformance', 'tests/conformance', { isolate: true }),
      nodeProject('access', 'tests/access', { isolate: true }),
      nodeProject('tools', 'tools'),
    ],
  },
});
