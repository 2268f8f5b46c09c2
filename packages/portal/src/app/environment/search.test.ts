import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

it.each([
  ['', {}],
  ['?q=1&text=a%2Cb', { q: '1', text: 'a,b' }],
  ['?state=open&state=late', { state: ['open', 'late'] }],
  ['?empty=', { empty: '' }],
])('parses and stringifies %s', (text, search) => {
  expect(parseSearch(text)).toEqual(search);
  expect(stringifySearch(search)).toBe(text);
});
