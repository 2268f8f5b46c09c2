import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The extension of the package's modules: '.ts' in the workspace, '.js' in the published package. */
export const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/**
 * The folder of the package's browser and page code. The real path: the router's plugin compares it with the ids of
 * modules, which are real paths.
 */
export const sourceFolder = realpathSync(fileURLToPath(new URL('../src', import.meta.url)));

/** Returns a path with slashes, as imports have it on every system. */
export const toImportPath = (path: string): string => path.replaceAll('\\', '/');
