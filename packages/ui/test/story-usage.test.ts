import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', 'src');

/** The story files whose components have a page of their own. */
const pages = globSync('**/*.stories.tsx', { cwd: source })
  .filter((file) => !/^(?:messages|story)\b/.test(file))
  .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }))
  .filter(({ code }) => !code.includes("'!autodocs'"));

const parts = ['when', 'whenNot', 'content', 'anatomy', 'keyboard', 'accessibility'];

test.each(pages)('$file documents every part of its use', ({ code }) => {
  const usage = /\n {4}usage: \{\n([\s\S]*?)\n {4}\},\n/.exec(code)?.[1] ?? '';
  const named = [...usage.matchAll(/^ {6}(\w+):/gm)].map(([, part]) => part);
  expect(named).toEqual(parts);
});
