import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { accessRoutes } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import type { PageRow, RouteRow } from '../../apps/portal/src/platform/routes/route-row.ts';
import { routes } from '../../apps/portal/src/platform/routes/routes.ts';
import { isProof } from '../import-boundaries/place.ts';
import { sourceFiles } from '../import-boundaries/source-files.ts';
import { root } from '../run-tool.ts';
import { handWrittenPaths } from './hand-written-paths.ts';

const rows: readonly RouteRow[] = Object.values(routes);
const pages: readonly PageRow[] = rows.flatMap((row) => [
  row,
  ...Object.values(row.sections ?? {}),
]);

describe('the route table', () => {
  it('has a row for every screen, and a screen for every row', () => {
    const made = globSync('apps/portal/src/screens/*/*-screen.tsx', { cwd: root })
      .map((file) => [basename(dirname(file)), basename(file, '-screen.tsx')])
      .map(([folder, file]) => (folder === file ? folder : `${folder}/${file}`));
    const named = new Set(pages.flatMap(({ screen }) => screen ?? []));
    expect([...named].toSorted()).toEqual(made.toSorted());
  });

  // The route files' own paths are compared with the table (app/environment/route-tree.test.ts).
  const isRouteTree = (file: string) => /^apps\/portal\/src\/(?:routes\/|routeTree\.)/.test(file);

  it('is the only source of paths in the portal', () => {
    const paths = accessRoutes.map(({ path }) => path);
    const written = sourceFiles()
      .filter(({ file }) => file.startsWith('apps/portal/src/'))
      .filter(({ file }) => !isProof(file) && !isRouteTree(file))
      .flatMap(({ file, source }) => handWrittenPaths(source, paths).map((at) => `${file}: ${at}`));
    expect(written, "Use routePath('…', product) or useRoutePath().").toEqual([]);
  });
});

describe('a hand-written path', () => {
  const paths = ['/', '/admin/orders', '/allied/{product}-forms'];

  it.each([
    "href: '/admin/orders'",
    'to={`/admin/orders?id=7`}',
    '<Link to="/allied/surtidor-forms">',
  ])('is found in %s', (source) => {
    expect(handWrittenPaths(source, paths)).toHaveLength(1);
  });

  it.each([
    "href: '/'",
    "from '/admin/orders-of-magnitude'",
    '// leads to /admin/orders (spec 2)',
    "'../admin/orders'",
  ])('is not %s', (source) => {
    expect(handWrittenPaths(source, paths)).toEqual([]);
  });
});
