import { join } from 'node:path';
import { findFiles } from './find-files.ts';

/** Matches 'actions/button/index.ts', 'messages/index.ts' and the 'index.ts' of the kit. */
const entryFilePattern = /^(?:[^/]+\/){0,2}index\.ts$/;

/** Returns the name of an entry point: its path without the group's folder, unless that is `patterns`. */
const getEntryName = (file: string): string =>
  file.replace(/^(?!patterns\/)[^/]+\/(?=[^/]+\/)/, '').replace(/\.ts$/, '');

/**
 * Returns the source of each entry point by its name in the build: `index` for the complete kit,
 * `button/index` for '@surtidor/ui/button', `patterns/invoice-card/index` for
 * '@surtidor/ui/patterns/invoice-card'. Every folder with an `index.ts` is an entry point.
 * @param packageFolder The folder of the kit's package.json.
 */
export const getPublicEntries = (packageFolder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    findFiles(join(packageFolder, 'src'))
      .filter((file) => entryFilePattern.test(file))
      .map((file) => [getEntryName(file), join(packageFolder, 'src', file)]),
  );

/** Returns the specifier that users import: '@surtidor/ui' or '@surtidor/ui/button'. */
export const getSpecifier = (entry: string): string =>
  ['@surtidor/ui', entry.replace(/\/?index$/, '')].filter(Boolean).join('/');
