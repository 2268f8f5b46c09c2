import purifier from 'isomorphic-dompurify';
import { expect, test } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';
import { casesPolicy, sanitiserCases } from './sanitiser-cases.ts';

test.each(sanitiserCases)('on the server, sanitises %s', (html, sanitised) => {
  expect(sanitiseHtml(html, casesPolicy, purifier)).toBe(sanitised);
});
