import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureName } from '@surtidor/domain/variants';
import { normalizePath, type Plugin } from 'vite';

const configModule = 'virtual:surtidor/config';
const configFile = 'portal.config.tsx';

/** The configuration of an app that leaves out features, which only the plugin knows. */
const extendedConfig = '\0surtidor:config';

/** The files of an app that the package imports, by the name of the import. */
const fileByModule: Readonly<Record<string, string>> = {
  'virtual:surtidor/route-tree': '.portal/route-tree.gen.ts',
  [configModule]: configFile,
  'virtual:surtidor/brand.css': 'brand.css',
};

const screenPattern = /^@surtidor\/portal\/screens\/([\w-]+)$/;

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
    const screen = screenPattern.exec(source)?.[1];
    if (screen === undefined) return null;
    const ownScreen = normalizePath(join(appFolder, 'src', 'screens', `${screen}.tsx`));
    const isOwn = importer !== undefined && normalizePath(importer).split('?')[0] === ownScreen;
    return !isOwn && existsSync(ownScreen) ? ownScreen : null;
  },
  load(id) {
    if (id !== extendedConfig) return null;
    const file = JSON.stringify(normalizePath(join(appFolder, configFile)));
    return `import config from ${file};\nexport default { ...config, omitted: ${JSON.stringify(omit)} };`;
  },
});
