import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { parseFigures } from './figures.ts';

const figure = `<figure><img src="/a.svg" alt=""><figcaption><h3>T&iacute;tulo</h3><p>Un
  <b>texto</b> con <a href="/x?a=1&amp;b=2">enlace</a>.</p></figcaption></figure>`;
const parsedFigure = {
  title: 'Título',
  text: 'Un texto con enlace.',
  links: [{ label: 'enlace', address: '/x?a=1&b=2' }],
  imageAddresses: ['/a.svg'],
};

describe('parseFigures (spec 2, dashboard)', () => {
  test('returns heading, text, links and images of each figure, in order', () => {
    expect(
      parseFigures(`<div>${figure}\n${figure.replace('T&iacute;tulo', 'Otro')}</div>`),
    ).toEqual([parsedFigure, { ...parsedFigure, title: 'Otro' }]);
  });

  test.each([
    ['<figure><h2>A</h2></figure>', 'only a heading'],
    ['<FIGURE class="x"><H4 id=y>A</H4 ></FIGURE>', 'capital letters'],
    ['<figure><h2>A</h2>', 'no closing tag'],
    ['<figure><h2>A</h2><a href="/x"><img></a></figure>', 'a link without a label'],
    ['<figure><h2>A</h2><!-- <p>x</p> --></figure>', 'a comment'],
    ['<figure><h2>A</h2><script>"<p>x</p>"</script></figure>', 'a script'],
  ])('returns the heading of %s, which contains %s', (html) => {
    expect(parseFigures(html)).toMatchObject([{ title: 'A', text: '', links: [] }]);
  });

  test.each([
    ['', 'no markup'],
    ['<h2>A</h2><p>x</p>', 'no figure'],
    ['<figure><p>x</p></figure>', 'no heading'],
    ['<figure><h2> &nbsp;</h2><p>x</p></figure>', 'an empty heading'],
    ['<figcaption><h2>A</h2></figcaption>', 'no figure'],
    ['<!-- <figure><h2>A</h2></figure> -->', 'a comment'],
  ])('returns nothing for %s, which contains %s', (html) => {
    expect(parseFigures(html)).toEqual([]);
  });

  test('ends a paragraph without a closing tag at the next block', () => {
    expect(parseFigures('<figure><h2>A</h2><p>x<p>y</figure>')[0]?.text).toBe('x');
  });

  test("finds the URL of an image whose text contains '>'", () => {
    const html = `<figure><h2>A</h2><img alt="a > b" data-src='/no' src='/a.svg'></figure>`;
    expect(parseFigures(html)[0]?.imageAddresses).toEqual(['/a.svg']);
  });

  const anyHtml = fc
    .array(
      fc.oneof(
        anyText,
        fc.constantFrom('<figure>', '</figure>', '<h2>', '</h2>', '<p>', '<img ', 'src=', '"', '>'),
      ),
    )
    .map((parts) => parts.join(''));

  property('every figure has a heading', [anyHtml], (html) =>
    parseFigures(html).every(({ title }) => title !== ''),
  );
});

test.each(['<a ', '<a b="', '<img ', '<figure ', '<a href=x>y'])(
  'parses %j in bulk in linear time',
  (text) => {
    const start = performance.now();
    parseFigures(`<figure><h2>x</h2>${text.repeat(30_000)}`);
    expect(performance.now() - start).toBeLessThan(1_500);
  },
);
