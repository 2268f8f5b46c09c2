import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessRoutes } from '@surtidor/domain/session';
import type { FeatureName } from '@surtidor/domain/variants';
import { describe, expect, it } from 'vitest';
import { appFiles } from '../../packages/portal/vite/app-files.ts';
import { getOmittedPaths } from '../../packages/portal/vite/omitted.ts';
import { root } from '../run-tool.ts';
import { collectModules, type FindModule, findRelativeModule } from './collect-modules.ts';

const source = join(root, 'packages/portal/src');
const messages = join(source, 'shared/messages');
const featureFiles = globSync(`${messages}/spanish/features/*.ts`);
/** The words of the specification, which the domain decides, stay together. */
const otherFiles = globSync(`${messages}/spanish/!(domain|documents|titles|plain-pages).ts`);

/** Finds the modules of the build of an app, which some have left. Those of the texts are not followed. */
function createModuleFinder(omit: readonly FeatureName[]): FindModule {
  const { resolveId } = appFiles('/app', omit);
  if (typeof resolveId !== 'function') throw new Error('resolveId is not a function.');
  return (file, request) => {
    const id: unknown = Reflect.apply(resolveId, undefined, [request, file]);
    if (typeof id === 'string' && id.startsWith('\0')) return null;
    const screen = /^@surtidor\/portal\/screens\/(.+)$/.exec(request)?.[1];
    if (screen !== undefined) return join(source, 'screens', screen, `${screen}-screen.tsx`);
    const target = findRelativeModule(file, request);
    return target?.startsWith(`${messages}/`) ? null : target;
  };
}

/** Returns the modules of the portal that the build of an app contains, other than those of the texts. */
function getBuiltModules(omit: readonly FeatureName[]): ReadonlySet<string> {
  const paths = getOmittedPaths(omit);
  const routes = globSync(`${source}/routes/**/*.tsx`).filter(
    (file) => !paths.has(`/${file.replace(/^.*\/|\.tsx$/g, '').replaceAll('.', '/')}`),
  );
  const entries = ['router-entry.ts', 'server.ts'].map((name) => join(source, name));
  return new Set(collectModules([...routes, ...entries], createModuleFinder(omit)).keys());
}

/** Returns the keys of the texts of a module. */
async function readKeys(file: string): Promise<readonly string[]> {
  const texts: object = await import(file);
  return Object.values(texts).flatMap((group) => Object.keys(group));
}

const complete = [...getBuiltModules([])].map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

/** Returns the modules that contain a key as a string, or as the name of a property. */
function findUsers(key: string): readonly string[] {
  const literal = `'${key.replaceAll("'", "\\'")}'`;
  const property = new RegExp(/^\w+$/.test(key) ? `^\\s*${key}:` : '(?!)', 'm');
  return complete.flatMap(([file, text]) =>
    text.includes(literal) || property.test(text) ? [file] : [],
  );
}

const usersByKey = new Map(
  (await Promise.all([...featureFiles, ...otherFiles].map(readKeys)))
    .flat()
    .map((key) => [key, findUsers(key)] as const),
);

const features = new Set(
  [...accessRoutes.map(({ feature }) => feature), ...featureFiles.map(nameFeature)].filter(
    (feature) => feature !== undefined,
  ),
);

function nameFeature(file: string): FeatureName {
  return file.replace(/^.*\/|\.ts$/g, '') as FeatureName;
}

describe.each([...features])('the texts of the feature %s', (feature) => {
  const built = getBuiltModules([feature]);
  const leave = (users: readonly string[]) => users.every((user) => !built.has(user));

  it('are used only by modules that leave the build with it', async () => {
    const keys = await readKeys(join(messages, 'spanish/features', `${feature}.ts`));
    expect(keys.filter((key) => !leave(usersByKey.get(key) ?? []))).toEqual([]);
  });

  it('are in its own module, so that they leave with it', async () => {
    const keys = (await Promise.all(otherFiles.map(readKeys))).flat();
    const own = keys.filter((key) => {
      const users = usersByKey.get(key) ?? [];
      return users.length > 0 && leave(users);
    });
    expect(own).toEqual([]);
  });
});
