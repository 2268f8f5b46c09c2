import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The files of an app that the package imports, by the name of the import. */
const fileByModule: Readonly<Record<string, string>> = {
  'virtual:surtidor/route-tree': '.portal/route-tree.gen.ts',
  'virtual:surtidor/brand.css': 'brand.css',
};

const screenPattern = /^@surtidor\/portal\/screens\/([\w-]+)$/;

/**
 * Resolves the imports of the package that an app decides: its route tree, its style sheet, and the screens that it
 * replaces. A replacing screen may import the packaged one by the same name.
 */
export const appFiles = (appFolder: string): Plugin => ({
  name: 'surtidor:app-files',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = fileByModule[source];
    if (file !== undefined) return normalizePath(join(appFolder, file));
    const screen = screenPattern.exec(source)?.[1];
    if (screen === undefined) return null;
    const ownScreen = normalizePath(join(appFolder, 'src', 'screens', `${screen}.tsx`));
    const isOwn = importer !== undefined && normalizePath(importer).split('?')[0] === ownScreen;
    return !isOwn && existsSync(ownScreen) ? ownScreen : null;
  },
});
