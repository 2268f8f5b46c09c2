import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', 'src');
const page = readFileSync(join(source, 'foundations/docs/other-names.mdx'), 'utf8');

/** The groups with their components, as in the page's headings. */
const groups = page.split(/^## /m).slice(1);

test('the page of other names links to existing components', () => {
  const problems = groups.flatMap((group) => {
    const folder = group.split('\n')[0]?.toLowerCase().replace(' ', '-') ?? '';
    return [...group.matchAll(/^### (.+?): .+\n\n\[(.+)\]\(\?path=\/docs\/(.+)--docs\)$/gm)].filter(
      ([, name = '', link, id]) => {
        const component = name.toLowerCase().replaceAll(' ', '-');
        const isFound = existsSync(join(source, folder, component));
        return !isFound || name !== link || id !== `kit-${folder}-${component}`;
      },
    );
  });
  expect(problems).toEqual([]);
});

test('search finds components by other names', () => {
  for (const name of [
    'modal',
    'snackbar',
    'dropdown',
    'pagination',
    'upload',
    'sidebar',
    'toggle',
  ]) {
    expect(page.toLowerCase()).toMatch(new RegExp(`^### .*\\b${name}`, 'm'));
  }
});
