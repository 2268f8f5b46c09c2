import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { getSpecifier, publicEntries } from '../scripts/public-entries.ts';

const kit = fileURLToPath(new URL('..', import.meta.url));
const entries = publicEntries(kit);

/** For users' tests; no app brings it along. */
const apart = ['index', 'testing/index'];

test('what stands behind an entry point is in the whole kit too', () => {
  const whole = readFileSync(`${kit}/src/index.ts`, 'utf8');
  const missing = Object.entries(entries).filter(
    ([entry, source]) =>
      !apart.includes(entry) && !whole.includes(`'./${relative(`${kit}/src`, source)}'`),
  );
  expect(missing).toEqual([]);
});

test('every component has an entry point', () => {
  const folders = new Set(Object.values(entries).map(dirname));
  const withStories = globSync('src/**/*.stories.tsx', { cwd: kit, exclude: ['src/story/**'] });
  expect(withStories.filter((file) => !folders.has(dirname(join(kit, file))))).toEqual([]);
});

test('an entry point is called as its folder', () => {
  expect(['index', 'button/index', 'patterns/invoice-card/index'].map(getSpecifier)).toEqual([
    '@surtidor/ui',
    '@surtidor/ui/button',
    '@surtidor/ui/patterns/invoice-card',
  ]);
});
