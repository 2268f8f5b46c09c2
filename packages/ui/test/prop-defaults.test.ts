import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', 'src');

/** Matches an optional prop with a union of literals, and its docstring. */
const unionPropPattern =
  /(\/\*\*(?:(?!\*\/).)*\*\/)\s+(\w+)\?: (?:'[\w-]+'|\d)(?: \| (?:'[\w-]+'|\d))+;/gs;

const unionProps = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.stories.tsx'] }).flatMap(
  (file) => {
    const code = readFileSync(join(source, file), 'utf8');
    return [...code.matchAll(unionPropPattern)].map(([, docstring = '', prop = '']) => ({
      ...{ file, prop, docstring, code },
    }));
  },
);

test.each(unionProps)('$file: $prop has a documented default', (unionProp) => {
  const { code, docstring, prop } = unionProp;
  const isDestructured = new RegExp(`[{,]\\s*${prop} = `).test(code);
  expect(isDestructured || docstring.includes('@default ')).toBe(true);
});
