import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from './generated-files.ts';

it('the committed generated files are current', async () => {
  const stale: string[] = [];
  for (const { path, content } of await generatedFiles()) {
    const committed = await readFile(path, 'utf8').catch(() => '');
    if (committed !== content) stale.push(relative(process.cwd(), path));
  }
  expect(stale, "run 'npm run codegen' and commit the files").toEqual([]);
}, 30_000);
