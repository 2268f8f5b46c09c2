import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { collectModules } from './collect-modules.ts';
import { findCycle } from './find-cycle.ts';
import { getTarget } from './get-target.ts';
import { getImports, getValueImports } from './imports.ts';
import { featureImports } from './portal-layers.ts';
import { findForbiddenImports } from './rules.ts';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles();

describe('import boundaries', () => {
  it('hold in every source file', () => {
    const violations = files.flatMap(({ file, source }) =>
      getImports(file, source).flatMap((request) => findForbiddenImports(file, request)),
    );
    expect(violations).toEqual([]);
  });

  it.each([
    ['packages/domain/src/money.ts', '@surtidor/data'],
    ['packages/ui/src/actions/button/button.tsx', '@surtidor/domain'],
    ['packages/data/src/client.ts', '@surtidor/ui'],
    ['packages/flows/src/core.ts', '@surtidor/ui'],
    ['packages/flows/src/core.ts', '@surtidor/portal'],
    ['packages/flows/src/attempts/a.ts', '@surtidor/sandbox'],
    ['packages/portal/src/main.tsx', '@surtidor/sandbox'],
    ['packages/portal/src/main.tsx', '../../../packages/domain/src/index.ts'],
    ['apps/sandbox/src/payments/total.ts', '@surtidor/domain'],
    ['packages/domain/src/invoices/a.ts', '../payments/b.ts'],
    ['apps/sandbox/src/shared/ledger.ts', '../environment/environment.ts'],
    ['apps/sandbox/src/environment/context.ts', '../auth/stations.ts'],
    ['apps/sandbox/src/orders/orders.ts', '../payments/pay.ts'],
    ['apps/sandbox/src/unplaced/a.ts', '../shared/time.ts'],
    ['apps/sandbox/src/orders/orders.ts', '../../test/tiny-fixture.ts'],
    ['packages/portal/src/screens/home/home.tsx', '../login/login.tsx'],
    ['packages/portal/src/screens/home/home.tsx', '../../app/frame/page-header.tsx'],
    ['packages/portal/src/features/lists/list.tsx', '../../screens/home/home.tsx'],
    ['packages/portal/src/features/lists/list.tsx', '../payments/pay.tsx'],
    ['packages/portal/src/platform/router/link.tsx', '../../features/lists/list.tsx'],
    ['packages/portal/src/shared/messages/es.ts', '../../platform/router/link.tsx'],
    ['packages/portal/server/html/pages.ts', '../../src/platform/router/link.tsx'],
    ['packages/portal/server/html/pages.ts', '../../vite/index.ts'],
  ])('do not allow %s to import %s', (file, request) => {
    expect(findForbiddenImports(file, request)).not.toEqual([]);
  });

  it.each([
    ['packages/data/src/client.ts', '@surtidor/domain'],
    ['packages/flows/src/core.ts', '@surtidor/data'],
    ['packages/portal/src/main.tsx', '@surtidor/flows/react'],
    ['packages/portal/src/screens/home/home.stories.tsx', '@surtidor/sandbox/browser'],
    ['apps/sandbox/src/roles.ts', '@surtidor/domain/vocabulary'],
    ['apps/sandbox/src/orders/orders.ts', '../auth/guard.ts'],
    ['apps/sandbox/src/orders/orders.test.ts', '../../test/tiny-fixture.ts'],
    ['packages/domain/src/invoices/a.ts', '../shared/money.ts'],
    ['packages/portal/src/screens/home/home.tsx', '../../platform/router/link.tsx'],
    ['packages/portal/src/screens/home/home.tsx', '../../features/lists/list.tsx'],
    ['packages/portal/src/features/lists/list.tsx', '../pdf/pdf-notice.tsx'],
    ['packages/portal/src/app/root/root.tsx', '../../screens/home/home.tsx'],
    ['packages/portal/src/main.tsx', './app/root/root.tsx'],
    ['packages/ui/src/actions/button/button.tsx', 'react'],
  ])('allow %s to import %s', (file, request) => {
    expect(findForbiddenImports(file, request)).toEqual([]);
  });

  it('apply to static imports, re-exports and dynamic imports', () => {
    const source = "import a from 'a'; export * from 'b'; const c = () => import('c');";
    expect(getImports('x.ts', source)).toEqual(['a', 'b', 'c']);
  });
});

it('the server of the portal needs no React', () => {
  const modules = collectModules([join(root, 'packages/portal/server/index.ts')]);
  const requests = new Set([...modules.values()].flat());
  expect(requests).toContain('hono');
  const screenCode = /^(react|@tanstack)\b|^@surtidor\/(ui\b|flows\/react$|data$)/;
  expect([...requests].filter((request) => screenCode.test(request))).toEqual([]);
});

describe('cycles', () => {
  const paths = new Set(files.map(({ file }) => file));
  const getGraph = (folder: RegExp, getFileImports: typeof getImports) =>
    new Map(
      files
        .filter(({ file }) => folder.test(file))
        .map(({ file, source }) => [
          file,
          getFileImports(file, source).flatMap((request) => {
            const target = getTarget(file, request);
            return target.kind === 'file' && paths.has(target.path) ? [target.path] : [];
          }),
        ]),
    );

  it('no module is in an import cycle', () => {
    expect(findCycle(getGraph(/./, getValueImports))).toBeNull();
  });

  it('domain, data and flows modules have no cycles of type imports', () => {
    expect(findCycle(getGraph(/^packages\/(domain|data|flows)\//, getImports))).toBeNull();
  });

  it('features of the portal have no cycles', () => {
    expect(findCycle(new Map(Object.entries(featureImports)))).toBeNull();
  });

  it('features of the portal use every import that they are allowed', () => {
    const getFeature = (path: string) => /\/portal\/src\/features\/([^/]+)\//.exec(path)?.[1];
    const used = new Set(
      files.flatMap(({ file, source }) =>
        getImports(file, source).flatMap((request) => {
          const target = getTarget(file, request);
          return target.kind === 'file' ? `${getFeature(file)} ${getFeature(target.path)}` : [];
        }),
      ),
    );
    const allowed = Object.entries(featureImports).flatMap(([feature, targets]) =>
      targets.map((target) => `${feature} ${target}`),
    );
    expect(allowed.filter((pair) => !used.has(pair))).toEqual([]);
  });

  it('finds a cycle if there is one', () => {
    const createGraph = (...pairs: readonly (readonly [string, readonly string[]])[]) =>
      new Map(pairs);
    expect(findCycle(createGraph(['a', ['b', 'c']], ['b', ['c']], ['c', []]))).toBeNull();
    expect(findCycle(createGraph(['a', ['b']], ['b', ['c']], ['c', ['b']]))).toEqual([
      'b',
      'c',
      'b',
    ]);
  });

  it('ignores type imports', () => {
    const source =
      "import type { A } from 'a'; import { type B } from 'b'; import { type C, d } from 'c'; import 'e';";
    expect(getValueImports('x.ts', source)).toEqual(['c', 'e']);
  });
});

describe('conventions that the compiler does not check', () => {
  it('no rule of the domain reads the clock', () => {
    const clockReaders = files.filter(
      ({ file, source }) =>
        file.startsWith('packages/domain/src/') &&
        !file.endsWith('.test.ts') &&
        /\bDate\.now\(|new Date\(\)|performance\.now\(/.test(source),
    );
    expect(clockReaders.map(({ file }) => file)).toEqual([]);
  });

  it('no code outside the variants compares a store code', () => {
    const comparisons = files.filter(
      ({ file, source }) =>
        /^(packages|apps\/portal)\//.test(file) &&
        !file.includes('/variants/') &&
        !/\.(test|stories)\.tsx?$/.test(file) &&
        /[!=]==?\s*'(colombia|peru|ecuador|lubricantes|lubricantes_ecuador)'/.test(source),
    );
    expect(comparisons.map(({ file }) => file)).toEqual([]);
  });
});
