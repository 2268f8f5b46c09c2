import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { createGeneratedFiles } from './generated-files.ts';

it('the committed generated files are up to date', async () => {
  const outdated: string[] = [];
  for (const { path, content } of await createGeneratedFiles()) {
    const committed = await readFile(path, 'utf8').catch(() => '');
    if (committed !== content) outdated.push(relative(process.cwd(), path));
  }
  expect(outdated, "run 'npm run codegen' and commit the files").toEqual([]);
}, 30_000);
