import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { decodeEntities, getHtmlText } from './html-text.ts';
import { parseMenuLinks } from './menu-links.ts';

const policy = { hosts: ['ayuda.example', 'blog.example'], base: 'https://portal.example' };
const parseLinks = (html: string) => parseMenuLinks(html, policy);
const helpLink = { label: 'Ayuda', href: 'https://ayuda.example/' };

describe('parseMenuLinks (spec 2)', () => {
  test.each([
    ['<a href="https://ayuda.example/">Ayuda</a>'],
    ["<a class='x' href='https://ayuda.example/' target=_blank>Ayuda</a>"],
    ['<A HREF=https://ayuda.example/>Ayuda</A >'],
    ['<ul><li><a\n href = "https://ayuda.example/" ><span>Ayuda</span></a></li></ul>'],
    ['<a href="https://ayuda.example/"> \n Ayuda&nbsp;</a>'],
    ['<a data-href="https://evil.example/" href="https://ayuda.example/">Ayuda</a>'],
    ['<a href=" https://ayuda.example/ ">Ayuda</a>'],
    ['<a/href="https://ayuda.example/">Ayuda</a>'],
    ['<a href="https://ayuda.example/">Ay<!-- x -->uda</a>'],
    ['<a href="https://ayuda.example/">Ay<script>x</script>uda</a>'],
    ['<script>x</script ><a href="https://ayuda.example/">Ayuda</a>'],
  ])('finds the link in %s', (html) => {
    expect(parseLinks(html)).toEqual([helpLink]);
  });

  test('keeps the order of the links and resolves paths against the portal', () => {
    const html = `<p><a href="https://blog.example/a?x=1&amp;y=2">Novedades</a> |
      <a href="/files/guia.pdf">Guía r&aacute;pida</a></p>`;
    expect(parseLinks(html)).toEqual([
      { label: 'Novedades', href: 'https://blog.example/a?x=1&y=2' },
      { label: 'Guía rápida', href: 'https://portal.example/files/guia.pdf' },
    ]);
  });

  test.each([
    ['', 'no markup'],
    ['<p>Ayuda</p>', 'no link'],
    ['<a>Ayuda</a>', 'no URL'],
    ['<a href="">Ayuda</a>', 'an empty URL'],
    ['<a href="https://ayuda.example/"><img src="x"></a>', 'no label'],
    ['<a href="https://ayuda.example/">', 'no closing tag'],
    ['<a href="javascript:alert(1)">Ayuda</a>', 'a script'],
    ['<a href="java&#115;cript:alert(1)">Ayuda</a>', 'an encoded script'],
    ['<a href="&#106;avascript:alert(1)">Ayuda</a>', 'an encoded script'],
    ['<a href="java&#9;script:alert(1)">Ayuda</a>', 'a script with a tab'],
    ['<a href="//ayuda.example/">Ayuda</a>', 'no protocol'],
    ['<a href="https://evil.example/">Ayuda</a>', 'another host'],
    ['<a href="https://ayuda.example@evil.example/">Ayuda</a>', 'another host'],
    ['<abbr href="https://ayuda.example/">Ayuda</abbr>', 'no anchor'],
    ['<!-- <a href="https://ayuda.example/">Ayuda</a> -->', 'a comment'],
    ['<!-- <a href="https://ayuda.example/">Ayuda</a>', 'an open comment'],
    ['<script>"<a href=https://ayuda.example/>Ayuda</a>"</script>', 'a script element'],
    ['<STYLE>/* <a href=https://ayuda.example/>Ayuda</a> */', 'an open style element'],
  ])('finds no link in %s, which contains %s', (html) => {
    expect(parseLinks(html)).toEqual([]);
  });

  test('keeps quotes inside a URL', () => {
    expect(parseLinks('<a href="https://ayuda.example/l\'eau">Agua</a>')).toEqual([
      { label: 'Agua', href: "https://ayuda.example/l'eau" },
    ]);
  });

  test('removes all markup from a label', () => {
    expect(
      parseLinks('<a href="https://ayuda.example/" onclick="x()"><b onload=y>Ay</b>uda</a>'),
    ).toEqual([{ label: 'Ayuda', href: 'https://ayuda.example/' }]);
  });

  test('keeps links next to comments and scripts', () => {
    const html =
      '<!--x--><a href="https://ayuda.example/">Ayuda</a><script>y</script><style>z</style>';
    expect(parseLinks(`${html}${html}`)).toEqual([helpLink, helpLink]);
  });
});

describe('getHtmlText and decodeEntities', () => {
  test.each([
    ['a&amp;b &lt;i&gt; &quot;&apos;', 'a&b <i> "\''],
    ['&ntilde;&Ntilde;&aacute;&eacute;&iacute;&oacute;&uacute;&uuml;', 'ñÑáéíóúü'],
    ['&Aacute;&Eacute;&Iacute;&Oacute;&Uacute;&Uuml;&iquest;&iexcl;', 'ÁÉÍÓÚÜ¿¡'],
    ['&#241;&#xF1;&#Xf1;', 'ñññ'],
    ['a&nbsp;b', 'a b'],
    ['&nada; & &;', '&nada; & &;'],
    ['&toString;', '&toString;'],
    ['&#0;&#x110000;x', 'x'],
    ['&#1114111;', '\u{10FFFF}'],
    ['&amp;lt;', '&lt;'],
  ])('decodes %s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });

  test('removes tags and collapses spaces', () => {
    expect(getHtmlText('<p>Hola<br/>\n <b class="x">a</b>&nbsp; t<i>o</i>dos</p><p>y</p>')).toBe(
      'Hola a todos y',
    );
    expect(getHtmlText('Ho<b class="x">la</b>')).toBe('Hola');
    expect(getHtmlText('a<br>b<article>c</article>d')).toBe('a b c d');
  });
});

describe('parsing any HTML', () => {
  const anyHtml = fc
    .array(
      fc.oneof(
        anyText,
        fc.constantFrom(
          '<a ',
          'href=',
          '"',
          "'",
          '>',
          '</a>',
          'https://ayuda.example/',
          'javascript:x',
          '&#106;',
          '<!--',
          '-->',
          '<script>',
          'Ayuda',
        ),
      ),
    )
    .map((parts) => parts.join(''));

  property('every parsed link is allowed and has a label', [anyHtml], (html) => {
    for (const { label, href } of parseLinks(html)) {
      expect(label).not.toBe('');
      expect(['ayuda.example', 'blog.example', 'portal.example']).toContain(new URL(href).host);
    }
  });

  property(
    'a valid link is found between other text',
    [fc.stringMatching(/^[a-z ]{0,20}$/), fc.stringMatching(/^[a-z]{1,9}$/)],
    (surroundingText, path) => {
      const html = `<p>${surroundingText}</p><a href="https://ayuda.example/${path}">Ayuda</a>${surroundingText}`;
      expect(parseLinks(html)).toEqual([{ label: 'Ayuda', href: `https://ayuda.example/${path}` }]);
    },
  );

  property('text without entities is not changed by decoding', [anyText], (text) => {
    const plain = text.replaceAll('&', '');
    expect(decodeEntities(plain)).toBe(plain);
  });
});
