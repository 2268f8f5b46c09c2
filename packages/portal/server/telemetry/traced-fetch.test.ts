import { expect, it } from 'vitest';
import { getErrorKind } from './traced-fetch.ts';

it.each([
  ['AbortError', true, 'visitor-left'],
  ['AbortError', false, 'page-timeout'],
  ['TimeoutError', false, 'timeout'],
  ['SyntaxError', false, 'broken'],
])('calls %s (visitor left: %s) %s', (name, hasVisitorLeft, kind) => {
  expect(getErrorKind(new DOMException('', name), hasVisitorLeft)).toBe(kind);
});
