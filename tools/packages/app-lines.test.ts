import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run-tool.ts';

/** Returns the lines of code of an app; texts and colors, which are data, are not counted. */
function countLines(folder: string): number {
  const files = globSync(['*.ts', '*.tsx', 'brand.css', 'src/**/*.{ts,tsx}'], {
    cwd: join(root, folder),
  });
  const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8'));
  return texts
    .map((text) => text.replace(/^ {2}texts: \{$[\s\S]*?^ {2}\},$/m, ''))
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '').length;
}

it.each([
  ['apps/portal', 150],
  ['examples/alba', 120],
])('%s is an app of at most %i lines', (folder, maximum) => {
  expect(countLines(folder)).toBeLessThanOrEqual(maximum);
});
