import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { getPublicEntries, getSpecifier } from '../scripts/get-public-entries.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const entries = getPublicEntries(packageFolder);

/** The kit itself, and the entry point for tests, which apps do not bundle. */
const entriesWithoutReexport = ['index', 'testing/index'];

test('the kit re-exports every entry point', () => {
  const kitIndex = readFileSync(`${packageFolder}/src/index.ts`, 'utf8');
  const missingEntries = Object.entries(entries).filter(
    ([entry, source]) =>
      !entriesWithoutReexport.includes(entry) &&
      !kitIndex.includes(`'./${relative(`${packageFolder}/src`, source)}'`),
  );
  expect(missingEntries).toEqual([]);
});

test('every component has an entry point', () => {
  const folders = new Set(Object.values(entries).map(dirname));
  const storyFiles = globSync('src/**/*.stories.tsx', {
    cwd: packageFolder,
    exclude: ['src/story/**'],
  });
  expect(storyFiles.filter((file) => !folders.has(dirname(join(packageFolder, file))))).toEqual([]);
});

test('an entry point is named after its folder', () => {
  expect(['index', 'button/index', 'patterns/invoice-card/index'].map(getSpecifier)).toEqual([
    '@surtidor/ui',
    '@surtidor/ui/button',
    '@surtidor/ui/patterns/invoice-card',
  ]);
});
