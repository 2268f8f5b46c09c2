import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { accessRoutes } from '@surtidor/domain/session';
import { describe, expect, it } from 'vitest';
import { routes } from '../../packages/portal/src/platform/routes/routes.ts';
import { isTestFile } from '../import-boundaries/get-target.ts';
import { readSourceFiles } from '../import-boundaries/source-files.ts';
import { root } from '../run-tool.ts';
import { findHandWrittenPaths } from './hand-written-paths.ts';

describe('the route table', () => {
  it('contains every screen', () => {
    const screens = globSync('packages/portal/src/screens/*/*-screen.tsx', { cwd: root })
      .map((file) => [basename(dirname(file)), basename(file, '-screen.tsx')])
      .map(([folder, file]) => (folder === file ? folder : `${folder}/${file}`));
    const routeScreens = new Set<string>(Object.values(routes).map(({ screen }) => screen));
    expect([...routeScreens].toSorted()).toEqual(screens.toSorted());
  });

  it.each(accessRoutes)('the file of $id renders its screen, and no other', ({ id, path }) => {
    const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.');
    const [file = ''] = globSync(
      `packages/portal/src/routes/{.,_member,_guest}/${name.replace('{product}', '{$product}')}.tsx`
        .replace('{$', '[{]$')
        .replace('}-', '[}]-'),
      { cwd: root },
    );
    const source = readFileSync(join(root, file), 'utf8');
    const screens = [...source.matchAll(/'@surtidor\/portal\/screens\/([\w-]+)'/g)];
    expect(screens.map(([, screen]) => screen)).toEqual([routes[id].screen]);
    expect(source).toMatch(/\bcomponent: \w+/);
  });

  // The route files' own paths are compared with the table (app/environment/route-files.typetest.ts).
  const isRouteTree = (file: string) =>
    /^packages\/portal\/src\/(?:routes\/|routeTree\.)/.test(file);

  it('is the only source of paths in the portal', () => {
    const paths = accessRoutes.map(({ path }) => path);
    const violations = readSourceFiles()
      .filter(({ file }) => file.startsWith('packages/portal/src/'))
      .filter(({ file }) => !isTestFile(file) && !isRouteTree(file))
      .flatMap(({ file, source }) =>
        findHandWrittenPaths(source, paths).map((path) => `${file}: ${path}`),
      );
    expect(violations, "Use getRoutePath('…', product) or useRoutePath().").toEqual([]);
  });
});

describe('findHandWrittenPaths', () => {
  const paths = ['/', '/admin/orders', '/allied/{product}-forms'];

  it.each([
    "href: '/admin/orders'",
    'to={`/admin/orders?id=7`}',
    '<Link to="/allied/surtidor-forms">',
  ])('finds a path in %s', (source) => {
    expect(findHandWrittenPaths(source, paths)).toHaveLength(1);
  });

  it.each([
    "href: '/'",
    "from '/admin/orders-of-magnitude'",
    '// leads to /admin/orders (spec 2)',
    "'../admin/orders'",
  ])('ignores %s', (source) => {
    expect(findHandWrittenPaths(source, paths)).toEqual([]);
  });
});
