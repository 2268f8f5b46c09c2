import { describe, expect, it } from 'vitest';
import { findCircle } from './cycles.ts';
import { getImports, neededBy } from './imports.ts';
import { getTarget } from './place.ts';
import { featureUses } from './portal-layers.ts';
import { forbiddenImports } from './rules.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();

describe('import boundaries', () => {
  it('hold in every source file', () => {
    const broken = files.flatMap(({ file, source }) =>
      getImports(file, source).flatMap((request) => forbiddenImports(file, request)),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['packages/domain/src/money.ts', '@surtidor/data'],
    ['packages/ui/src/actions/button/button.tsx', '@surtidor/domain'],
    ['packages/data/src/client.ts', '@surtidor/ui'],
    ['apps/portal/src/main.tsx', '@surtidor/sandbox'],
    ['apps/portal/src/main.tsx', '../../../packages/domain/src/index.ts'],
    ['apps/sandbox/src/payments/total.ts', '@surtidor/domain'],
    ['packages/domain/src/invoices/a.ts', '../payments/b.ts'],
    ['apps/sandbox/src/shared/ledger.ts', '../environment/environment.ts'],
    ['apps/sandbox/src/environment/context.ts', '../auth/stations.ts'],
    ['apps/sandbox/src/orders/orders.ts', '../payments/pay.ts'],
    ['apps/sandbox/src/unplaced/a.ts', '../shared/time.ts'],
    ['apps/sandbox/src/orders/orders.ts', '../../test/tiny-fixture.ts'],
    ['apps/portal/src/screens/home/home.tsx', '../login/login.tsx'],
    ['apps/portal/src/screens/home/home.tsx', '../../app/frame/page-header.tsx'],
    ['apps/portal/src/features/lists/list.tsx', '../../screens/home/home.tsx'],
    ['apps/portal/src/features/lists/list.tsx', '../payments/pay.tsx'],
    ['apps/portal/src/platform/router/link.tsx', '../../features/lists/list.tsx'],
  ])('refuses %s importing %s', (file, request) => {
    expect(forbiddenImports(file, request)).not.toEqual([]);
  });

  it.each([
    ['packages/data/src/client.ts', '@surtidor/domain'],
    ['apps/portal/src/screens/home/home.stories.tsx', '@surtidor/sandbox/browser'],
    ['apps/sandbox/src/roles.ts', '@surtidor/domain/vocabulary'],
    ['apps/sandbox/src/orders/orders.ts', '../auth/guard.ts'],
    ['apps/sandbox/src/orders/orders.test.ts', '../../test/tiny-fixture.ts'],
    ['packages/domain/src/invoices/a.ts', '../shared/money.ts'],
    ['apps/portal/src/screens/home/home.tsx', '../../platform/router/link.tsx'],
    ['apps/portal/src/screens/home/home.tsx', '../../features/lists/list.tsx'],
    ['apps/portal/src/features/lists/list.tsx', '../pdf/pdf-notice.tsx'],
    ['apps/portal/src/app/root/root.tsx', '../../screens/home/home.tsx'],
    ['apps/portal/src/main.tsx', './app/root/root.tsx'],
    ['packages/ui/src/actions/button/button.tsx', 'react'],
  ])('lets %s import %s', (file, request) => {
    expect(forbiddenImports(file, request)).toEqual([]);
  });

  it('include static imports, re-exports and dynamic imports', () => {
    const source = "import a from 'a'; export * from 'b'; const c = () => import('c');";
    expect(getImports('x.ts', source)).toEqual(['a', 'b', 'c']);
  });
});

describe('cycles', () => {
  const paths = new Set(files.map(({ file }) => file));
  const getGraph = (folder: RegExp, importsIn: typeof getImports) =>
    new Map(
      files
        .filter(({ file }) => folder.test(file))
        .map(({ file, source }) => [
          file,
          importsIn(file, source).flatMap((request) => {
            const target = getTarget(file, request);
            return target.kind === 'file' && paths.has(target.path) ? [target.path] : [];
          }),
        ]),
    );

  it('no module is in an import cycle', () => {
    expect(findCircle(getGraph(/./, neededBy))).toBeNull();
  });

  it('domain and data modules have no cycles of type imports either', () => {
    expect(findCircle(getGraph(/^packages\/(domain|data)\//, getImports))).toBeNull();
  });

  it('features of the portal have no cycles', () => {
    expect(findCircle(new Map(Object.entries(featureUses)))).toBeNull();
  });

  it('a cycle is found if and only if there is one', () => {
    const ways = (...pairs: readonly (readonly [string, readonly string[]])[]) => new Map(pairs);
    expect(findCircle(ways(['a', ['b', 'c']], ['b', ['c']], ['c', []]))).toBeNull();
    expect(findCircle(ways(['a', ['b']], ['b', ['c']], ['c', ['b']]))).toEqual(['b', 'c', 'b']);
  });

  it('type imports are ignored', () => {
    const source =
      "import type { A } from 'a'; import { type B } from 'b'; import { type C, d } from 'c'; import 'e';";
    expect(neededBy('x.ts', source)).toEqual(['c', 'e']);
  });
});

describe('conventions that the compiler does not check', () => {
  it('no rule of the domain reads the clock', () => {
    const readers = files.filter(
      ({ file, source }) =>
        file.startsWith('packages/domain/src/') &&
        !file.endsWith('.test.ts') &&
        /\bDate\.now\(|new Date\(\)|performance\.now\(/.test(source),
    );
    expect(readers.map(({ file }) => file)).toEqual([]);
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
