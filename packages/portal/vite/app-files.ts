import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureName } from '@surtidor/domain/variants';
import { normalizePath, type Plugin } from 'vite';
import { getOmittedParts } from './omitted.ts';

const configModule = 'virtual:surtidor/config';
const configFile = 'portal.config.tsx';

/** The configuration of an app that leaves out features, which only the plugin knows. */
const extendedConfig = '\0surtidor:config';

/** The screen, the initial queries and the texts of a feature that the app leaves out; no route leads to them. */
const omittedScreen = '\0surtidor:omitted-screen';
const omittedQueries = '\0surtidor:omitted-queries';
const omittedTexts = '\0surtidor:omitted-texts';
const emptyModules: Readonly<Record<string, string>> = {
  [omittedScreen]: 'export default () => null;',
  [omittedQueries]: 'export const getInitialQueries = () => [];',
  [omittedTexts]: 'export const texts = {};',
};

/** The files of an app that the package imports, by the name of the import. */
const fileByModule: Readonly<Record<string, string>> = {
  'virtual:surtidor/route-tree': '.portal/route-tree.gen.ts',
  [configModule]: configFile,
  'virtual:surtidor/brand.css': 'brand.css',
};

const screenPattern = /^@surtidor\/portal\/screens\/([\w-]+)$/;
const textsPattern = /\/spanish\/features\/([\w-]+)\.[jt]s$/;
const queriesPattern = /\/screens\/([\w-]+)\/\1-queries\.[jt]s$/;

/**
 * Resolves the imports of the package that an app decides: its route tree, configuration and style sheet, and the screens that it
 * replaces. A replacing screen may import the packaged one by the same name.
 * @param omit The features that the app leaves out.
 */
export const appFiles = (appFolder: string, omit: readonly FeatureName[]): Plugin => ({
  name: 'surtidor:app-files',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === configModule && omit.length > 0) return extendedConfig;
    const file = fileByModule[source];
    if (file !== undefined) return normalizePath(join(appFolder, file));
    const omittedScreens = getOmittedParts(omit).screens;
    if (omittedScreens.has(queriesPattern.exec(source)?.[1] ?? '')) return omittedQueries;
    const texts = textsPattern.exec(source)?.[1];
    if (omit.some((feature) => feature === texts)) return omittedTexts;
    const screen = screenPattern.exec(source)?.[1];
    if (screen === undefined) return null;
    if (omittedScreens.has(screen)) return omittedScreen;
    const ownScreen = normalizePath(join(appFolder, 'src', 'screens', `${screen}.tsx`));
    const isOwn = importer !== undefined && normalizePath(importer).split('?')[0] === ownScreen;
    return !isOwn && existsSync(ownScreen) ? ownScreen : null;
  },
  load(id) {
    if (id !== extendedConfig) return emptyModules[id] ?? null;
    const file = JSON.stringify(normalizePath(join(appFolder, configFile)));
    return `import config from ${file};\nexport default { ...config, omitted: ${JSON.stringify(omit)} };`;
  },
});
