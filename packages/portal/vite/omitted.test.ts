import { globSync, readFileSync } from 'node:fs';
import { accessRoutes } from '@surtidor/domain/session';
import { describe, expect, it } from 'vitest';
import { getPortalRoute } from '../src/platform/routes/routes.ts';
import { appFiles } from './app-files.ts';
import { sourceFolder } from './package-files.ts';

const memberRoutes = globSync(`${sourceFolder}/routes/_member/*.tsx`).map((file) =>
  readFileSync(file, 'utf8'),
);

const omittableSections = accessRoutes
  .flatMap(({ id }) => Object.values(getPortalRoute(id).sections ?? {}))
  .flatMap(({ screen, feature }) => (feature ? [{ screen, feature }] : []));

describe('a section that an app can leave out', () => {
  it.each(omittableSections)('$screen takes its initial queries with it', ({ screen, feature }) => {
    const { resolveId } = appFiles('/app', [feature]);
    if (typeof resolveId !== 'function') throw new Error('resolveId is not a function.');
    const imports = memberRoutes.flatMap((source) =>
      [...source.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name = '']) => name),
    );
    const ownImports = imports.filter((name) => name.includes(`/screens/${screen}`));
    expect(ownImports).toContain(`@surtidor/portal/screens/${screen}`);
    for (const name of ownImports) {
      const id = Reflect.apply(resolveId, undefined, [name, `${sourceFolder}/routes/_member.tsx`]);
      expect(id, name).toMatch(/^\0surtidor:omitted-/);
    }
  });
});

it('the pages that need a cart check it in the browser', () => {
  const paths = accessRoutes.filter(({ needs }) => needs !== undefined).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const source = memberRoutes.find((text) => text.includes(`createFileRoute('/_member${path}')`));
    expect(source, path).toContain('<CartPage>');
  }
});
