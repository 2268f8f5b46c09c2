import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', 'src');

/** The story files whose components have a docs page. */
const documentedStories = globSync('**/*.stories.tsx', { cwd: source })
  .filter((file) => !/^(?:messages|story)\b/.test(file))
  .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }))
  .filter(({ code }) => !code.includes("'!autodocs'"));

const usageKeys = ['when', 'whenNot', 'content', 'anatomy', 'keyboard', 'accessibility'];

test.each(documentedStories)('$file documents every part of its usage', ({ code }) => {
  const usage = /\n {4}usage: \{\n([\s\S]*?)\n {4}\},\n/.exec(code)?.[1] ?? '';
  const keys = [...usage.matchAll(/^ {6}(\w+):/gm)].map(([, key]) => key);
  expect(keys).toEqual(usageKeys);
});
