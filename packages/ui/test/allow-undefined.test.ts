import { expect, test } from 'vitest';
import { allowUndefined } from '../scripts/allow-undefined.ts';

test.each([
  ['a?: string;', 'a?: string | undefined;'],
  ['a?: string | undefined;', 'a?: string | undefined;'],
  ['a?: () => void;', 'a?: (() => void) | undefined;'],
  ['a?: { b?: 1 };', 'a?: { b?: 1 | undefined } | undefined;'],
  ['a: string;', 'a: string;'],
  ['/** Is it set? */ a(b?: string): void;', '/** Is it set? */ a(b?: string): void;'],
])('transforms `%s`', (source, output) => {
  expect(allowUndefined(`interface Props { ${source} }`)).toBe(`interface Props { ${output} }`);
});
