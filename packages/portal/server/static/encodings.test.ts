import { expect, it } from 'vitest';
import { chooseEncoding } from './encodings.ts';

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0.0', 'gzip'],
  ['deflate', null],
  ['', null],
  [undefined, null],
] as const)('with Accept-Encoding %s, chooses %s', (header, encoding) => {
  expect(chooseEncoding(header, () => true)).toBe(encoding);
});

it('chooses only available encodings', () => {
  expect(chooseEncoding('br, gzip', (encoding) => encoding === 'gzip')).toBe('gzip');
});
