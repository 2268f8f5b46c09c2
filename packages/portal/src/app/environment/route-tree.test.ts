import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessRoutes } from '@surtidor/domain/session';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../routes', import.meta.url));

/** Returns the paths of the files under `routes/`: a dot separates segments, '$product' is the product. */
function getPaths(layout: string): string[] {
  return readdirSync(`${folder}/${layout}`)
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((name) => name !== '$')
    .map((name) =>
      name === 'index' ? '/' : `/${name.replaceAll('.', '/').replace('{$product}', '{product}')}`,
    )
    .sort();
}

const getAccessPaths = (...audiences: readonly string[]) =>
  accessRoutes
    .filter(({ audience }) => audiences.includes(audience))
    .map(({ path }) => path)
    .sort();

it('every route of the access table has a file in the right layout', () => {
  expect(getPaths('_member')).toEqual(getAccessPaths('member'));
  expect(getPaths('_guest')).toEqual(getAccessPaths('entry', 'public'));
});
