import { join } from 'node:path';
import { findFiles } from './find-files.ts';

/** Folders with an `index.ts` that are not for users of the kit. */
const internal = ['story', 'tokens', 'docs'];

/**
 * The entry points of the kit by their name in the build: `index` for the whole, `button/index` for
 * '@surtidor/ui/button', `patterns/invoice-card/index` for '@surtidor/ui/patterns/invoice-card'.
 * A folder with an `index.ts` is an entry point: nobody has to remember to add it to a list.
 * @param packageFolder Where the kit's package.json stands.
 */
export function publicEntries(packageFolder: string): Readonly<Record<string, string>> {
  const files = findFiles(join(packageFolder, 'src'))
    .filter((file) => /^(?:[^/]+\/|patterns\/[^/]+\/)?index\.ts$/.test(file))
    .map((file) => `src/${file}`);
  return Object.fromEntries(
    files
      .filter((file) => !internal.includes(file.split('/')[1] ?? ''))
      .sort()
      .map((file) => [file.slice('src/'.length, -'.ts'.length), join(packageFolder, file)]),
  );
}

/** What a user writes for an entry point: '@surtidor/ui' or '@surtidor/ui/button'. */
export const specifierOf = (entry: string): string =>
  ['@surtidor/ui', entry.replace(/\/?index$/, '')].filter(Boolean).join('/');
