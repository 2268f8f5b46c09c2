import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxProfile } from '@surtidor/data/backend-profile';
import { afterAll, expect, it } from 'vitest';
import { publicConfigOf } from '../settings/public-config-of.ts';
import { readSettings } from '../settings/read-settings.ts';
import { embeddableJson, readPageTemplate } from './page-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'template-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'style.css'), '.a{content:"$&"}');
writeFileSync(join(folder, 'assets', 'whole.css'), '.a{content:"$&"}.b{}');
mkdirSync(join(folder, '.vite'));
writeFileSync(
  join(folder, '.vite', 'manifest.json'),
  JSON.stringify({
    'src/style.css?again': { file: 'assets/style.css' },
    'src/whole-style.css?again': { file: 'assets/whole.css' },
  }),
);
writeFileSync(
  join(folder, 'index.html'),
  `<html data-theme="__THEME__" data-styles="__STYLES__"><head><meta name="theme-color" content="__BAR__"><!--config--><!--preload-->
<script type="module" nonce="__NONCE__" src="/assets/main.js"></script>
<!--style--></head>
<body><div id="root"><!--app--></div><!--code-missing--></body></html>`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const render = readPageTemplate(
  folder,
  publicConfigOf(readSettings({}), sandboxProfile),
  '<p>no $& code</p>',
);

it('puts the style, the configuration, the preloads and the markup into the page', () => {
  const html = render({
    nonce: 'n1',
    theme: 'peru',
    styles: 'first',
    preload: ['/assets/app.js'],
    markup: '<p>$1</p>',
    returned: { email: '</script>$&@x', hasPassword: true, failure: null },
  });
  expect(html).toContain('<html data-theme="peru" data-styles="first">');
  expect(html).toContain('<meta name="theme-color" content="#3d0f2b">');
  expect(html).toContain('<style nonce="n1">.a{content:"$&"}</style>');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain('<script type="application/json" id="surtidor-config">{"stores"');
  expect(html).toContain('<link rel="modulepreload" nonce="n1" href="/assets/app.js">');
  expect(html).toContain('<div id="root"><p>$1</p></div><p>no $& code</p>');
  expect(html).toContain('id="surtidor-sign-in">{"email":"\\u003c/script>$&@x"');
  expect(html).not.toContain('__NONCE__');
});

it('never puts the nonce into what a person typed', () => {
  const typed = '__NONCE__ __THEME__ <!--style-->';
  const html = render({
    nonce: 'n1',
    theme: 'peru',
    styles: 'first',
    preload: [],
    markup: `<input value="${typed}">`,
    returned: { email: typed, hasPassword: true, failure: null },
  });
  expect(html).toContain(`<input value="${typed}">`);
  expect(html).toContain('{"email":"__NONCE__ __THEME__ \\u003c!--style-->"');
});

it('brings the looks of everything where more than a first visit is rendered', () => {
  const html = render({
    nonce: 'n1',
    theme: 'peru',
    styles: 'whole',
    preload: [],
    markup: '',
    returned: null,
  });
  expect(html).toContain('data-styles="whole"');
  expect(html).toContain('<style nonce="n1">.a{content:"$&"}.b{}</style>');
});

it('never lets a value close the element it stands in', () => {
  expect(embeddableJson({ text: '</script><script>' })).not.toContain('</script>');
});
