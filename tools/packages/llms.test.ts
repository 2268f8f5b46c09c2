import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-tool.ts';

test('every link of llms.txt points to a file', () => {
  const text = readFileSync(join(root, 'llms.txt'), 'utf8');
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(9);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
