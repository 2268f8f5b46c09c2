import { expect, test } from 'vitest';
import { allowUndefined } from '../scripts/allow-undefined.ts';

test.each([
  ['a?: string;', 'a?: string | undefined;'],
  ['a?: string | undefined;', 'a?: string | undefined;'],
  ['a?: () => void;', 'a?: (() => void) | undefined;'],
  ['a?: { b?: 1 };', 'a?: { b?: 1 | undefined } | undefined;'],
  ['a: string;', 'a: string;'],
  ['/** Was it? */ a(b?: string): void;', '/** Was it? */ a(b?: string): void;'],
])('%s', (written, published) => {
  expect(allowUndefined(`interface Props { ${written} }`)).toBe(`interface Props { ${published} }`);
});
