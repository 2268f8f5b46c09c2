import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { accessRoutes } from '@surtidor/domain/session';
import type { FeatureName } from '@surtidor/domain/variants';
import { describe, expect, it } from 'vitest';
import { getOmittedPaths } from '../../packages/portal/vite/omitted.ts';
import { root } from '../run-tool.ts';
import { getLazyModules, getLoadedModules, getModule } from './source-modules.ts';

const source = join(root, 'packages/portal/src');
const catalogues = join(source, 'shared/messages/spanish');
const catalogueFiles = globSync(`${catalogues}/{*,features/*}.ts`).filter(
  (file) => !file.endsWith('/plain-pages.ts'),
);

/** The catalogue of each key. */
const catalogueByKey = new Map(
  (
    await Promise.all(
      catalogueFiles.map(async (file) => {
        const catalogue: Readonly<Record<string, object>> = await import(file);
        return Object.values(catalogue).flatMap((texts) =>
          Object.keys(texts).map((key) => [key, file] as const),
        );
      }),
    )
  ).flat(),
);

/** Lists of keys, and operations, whose words are no keys. */
const isIgnored = (file: string) =>
  file.startsWith(`${catalogues}/`) ||
  /domain\/src\/shared\/messages\/|\.generated\.ts$/.test(file);

const toName = (file: string) => relative(root, file).replace('packages/portal/src/', '');

/** What every page loads. */
const entry = [
  'router-entry.ts',
  'client-entry.ts',
  'create-router.ts',
  'routes/__root.tsx',
  'routes/login.tsx',
].map((name) => join(source, name));
/** What the pages of guests and of signed-in users load besides. */
const guestLayout = join(source, 'routes/_guest.tsx');
const layout = join(source, 'routes/_member.tsx');
const routes = globSync([
  `${source}/routes/_*/*.tsx`,
  join(root, 'examples/alba/src/{routes,screens}/*.tsx'),
]);

/** Returns the keys whose catalogue is not loaded with the modules that use them. */
function findMissingTexts(files: readonly string[], loadedBefore: readonly string[]) {
  const loaded = getLoadedModules(files);
  const available = new Set([...loaded, ...getLoadedModules(loadedBefore)]);
  return [...loaded].flatMap((file) =>
    isIgnored(file)
      ? []
      : [...getModule(file).words].flatMap((word) => {
          const catalogue = catalogueByKey.get(word);
          return catalogue === undefined || available.has(catalogue)
            ? []
            : [`${toName(catalogue)}: '${word}' in ${toName(file)}`];
        }),
  );
}

describe('texts', () => {
  it('of every page are in its first chunk', () => {
    expect(findMissingTexts(entry, [])).toEqual([]);
  });

  it('of the frame come with it', () => {
    expect(findMissingTexts([layout], entry)).toEqual([]);
    expect(findMissingTexts([guestLayout], entry)).toEqual([]);
  });

  it.each(routes.map((file) => [toName(file), file]))('of %s come with it', (_, file) => {
    const frame = file.includes('/_guest/') ? guestLayout : layout;
    expect(findMissingTexts([file], [...entry, frame])).toEqual([]);
  });

  const lazyModules = [...getLazyModules([...entry, layout, ...routes])];
  it.each(lazyModules.map((file) => [toName(file), file]))('of %s come with it', (_, file) => {
    expect(findMissingTexts([file], [...entry, layout])).toEqual([]);
  });
});

const features = new Set(
  accessRoutes.map(({ feature }) => feature).filter((feature) => feature !== undefined),
);

/** Returns the modules of the portal that the build of an app contains. */
function getBuiltModules(omit: readonly FeatureName[]): ReadonlySet<string> {
  const paths = getOmittedPaths(omit);
  const builtRoutes = globSync(`${source}/routes/**/*.tsx`).filter(
    (file) => !paths.has(`/${file.replace(/^.*\/|\.tsx$/g, '').replaceAll('.', '/')}`),
  );
  const files = [...entry, ...builtRoutes];
  return getLoadedModules([...files, ...getLazyModules(files)]);
}

it.each([...features])('the texts of the feature %s leave the build with it', (feature) => {
  const catalogue = join(catalogues, 'features', `${feature}.ts`);
  expect(getBuiltModules([feature]).has(catalogue)).toBe(false);
});
