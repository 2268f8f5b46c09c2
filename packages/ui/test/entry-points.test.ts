import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publicEntries, specifierOf } from '../scripts/public-entries.ts';

const kit = fileURLToPath(new URL('..', import.meta.url));
const entries = publicEntries(kit);

/** For users' tests; no app brings it along. */
const apart = ['index', 'testing/index'];

test('what stands behind an entry point is in the whole kit too', () => {
  const whole = readFileSync(`${kit}/src/index.ts`, 'utf8');
  const missing = Object.keys(entries).filter(
    (entry) => !apart.includes(entry) && !whole.includes(`'./${entry}.ts'`),
  );
  expect(missing).toEqual([]);
});

test('every component has an entry point', () => {
  const withStories = globSync('src/**/*.stories.tsx', { cwd: kit })
    .map((file) => file.replaceAll('\\', '/').split('/').slice(1, -1).join('/'))
    .filter((folder) => !folder.startsWith('story') && !folder.startsWith('docs'));
  expect(withStories.filter((folder) => !(`${folder}/index` in entries))).toEqual([]);
});

test('an entry point is called as its folder', () => {
  expect(['index', 'button/index', 'patterns/invoice-card/index'].map(specifierOf)).toEqual([
    '@surtidor/ui',
    '@surtidor/ui/button',
    '@surtidor/ui/patterns/invoice-card',
  ]);
});
