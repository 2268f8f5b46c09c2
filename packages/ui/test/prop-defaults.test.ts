import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', 'src');

/** An optional prop with a few named values, and the docstring above it. */
const choice = /(\/\*\*(?:(?!\*\/).)*\*\/)\s+(\w+)\?: (?:'[\w-]+'|\d)(?: \| (?:'[\w-]+'|\d))+;/gs;

const choices = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.stories.tsx'] }).flatMap(
  (file) => {
    const code = readFileSync(join(source, file), 'utf8');
    return [...code.matchAll(choice)].map(([, docstring = '', prop = '']) => ({
      ...{ file, prop, docstring, code },
    }));
  },
);

test.each(choices)('$file: $prop states its default in the prop table', (found) => {
  const { code, docstring, prop } = found;
  const isDestructured = new RegExp(`[{,]\\s*${prop} = `).test(code);
  expect(isDestructured || docstring.includes('@default ')).toBe(true);
});
