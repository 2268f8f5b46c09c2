import { expect, test } from 'vitest';
import { keepWithinTheme } from '../scripts/keep-within-theme.ts';

test.each([
  ['@layer a{b,c{d:e}}', '[data-theme] b,[data-theme] c{d:e}'],
  ['@layer a{b{c:d}@media print{b{c:d}}}', '[data-theme] b{c:d}@media print{[data-theme] b{c:d}}'],
  ['@layer a{html,:host{b:c}}', '[data-theme]{b:c}'],
  ['@layer a{[data-app-header]~b{c:d}}', '[data-theme] [data-app-header]~b{c:d}'],
  ['@layer a,b;@layer c;', ''],
  ['*{c:d}', '[data-theme][data-theme][data-theme][data-theme] *{c:d}'],
  [':root,[data-theme]{c:d}', '[data-theme],:where([data-theme])[data-theme]{c:d}'],
  ['[data-mode=dark]{c:d}', ':where([data-theme])[data-mode=dark]{c:d}'],
  ['body:has(dialog:modal){c:d}', '[data-theme]:has(dialog:modal){c:d}'],
  ['@keyframes a{to{c:d}}', '@keyframes a{to{c:d}}'],
])('scopes %s', (css, scopedCss) => {
  expect(keepWithinTheme(css)).toBe(scopedCss);
});

test('resets bare elements before the rules of the base layer', () => {
  expect(keepWithinTheme('@layer base{h1{a:b}}')).toMatch(
    /^:where\(\[data-theme\]\):not\(a a a a\) h1,.*\{color:inherit.* h1\{a:b\}$/,
  );
});
