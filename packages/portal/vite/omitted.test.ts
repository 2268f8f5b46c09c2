import { globSync, readFileSync } from 'node:fs';
import { accessRoutes } from '@surtidor/domain/session';
import { expect, it } from 'vitest';
import { sourceFolder } from './package-files.ts';

const memberRoutes = globSync(`${sourceFolder}/routes/_member/*.tsx`).map((file) =>
  readFileSync(file, 'utf8'),
);

it('the pages that need a cart check it in the browser', () => {
  const paths = accessRoutes.filter(({ needs }) => needs !== undefined).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const source = memberRoutes.find((text) => text.includes(`createFileRoute('/_member${path}')`));
    expect(source, path).toContain('<CartPage>');
  }
});
