import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run-tool.ts';

/** Returns the features in the list that the pattern finds in a file. */
const readFeatures = (file: string, list: RegExp): readonly string[] =>
  [...(list.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
    ([, name = '']) => name,
  );

it('Storybook shows the example without the features that its build leaves out', () => {
  const left = readFeatures('examples/alba/vite.config.ts', /omit: \[(.*?)\]/s);
  expect(left.length).toBeGreaterThan(0);
  expect(readFeatures('.storybook/portal-story.tsx', /omitted: \[(.*?)\]/s)).toEqual(left);
});
