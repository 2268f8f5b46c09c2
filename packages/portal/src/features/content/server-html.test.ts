import purifier from 'isomorphic-dompurify';
import { expect, test } from 'vitest';
import { casesPolicy } from './sanitiser-cases.ts';
import { getServerHtml } from './server-html.ts';

test('the server sanitises ordinary markup', () => {
  expect(getServerHtml('<p onclick="x">Hola <b>a todos</b></p>', casesPolicy, purifier)).toBe(
    '<p>Hola <b>a todos</b></p>',
  );
});

test.each([
  ['deep nesting', `${'<div>'.repeat(10_000)}Hola`],
  ['many elements', `${'<p></p>'.repeat(10_000)}Hola`],
  ['many attributes', `<p ${'a '.repeat(10_000)}>Hola`],
  ['a long text', `<p>${'a'.repeat(10)}</p>${' '.repeat(50_000)}Hola`],
  ['an unfinished tag', `Hola${'<a '.repeat(10_000)}`],
  ['many less-than signs', `Hola${'<'.repeat(10_000)}`],
])('the server sends only the text of %s', (_, html) => {
  const text = String(getServerHtml(html, casesPolicy, purifier));
  expect(text).toContain('Hola');
  expect(text).not.toContain('<');
});
