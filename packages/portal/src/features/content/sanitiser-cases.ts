import { defaultDeploymentOptions } from '@surtidor/domain/variants';
import type { LinkPolicy } from './link-target.ts';

/** The policy of the cases. */
export const casesPolicy: LinkPolicy = {
  hosts: ['store.example.com'],
  origin: 'https://portal.example.com',
  routes: defaultDeploymentOptions,
};

/** Markup and what the sanitiser keeps of it, on the server and in the browser. */
export const sanitiserCases: readonly (readonly [html: string, sanitised: string])[] = [
  [
    '<h2 id="a" class="b">A</h2><p style="color:red">b&nbsp;&amp; c',
    '<h2>A</h2><p>b&nbsp;&amp; c</p>',
  ],
  [
    '<table><caption>t</caption><tr><td colspan="2" onclick="x()">a<td>b</table>',
    '<table>t<tbody><tr><td colspan="2">a</td><td>b</td></tr></tbody></table>',
  ],
  [
    '<ul><li>a<li>b</ul><div aria-label="x" data-x="y"><em>c</em></div>',
    '<ul><li>a</li><li>b</li></ul><div><em>c</em></div>',
  ],
  ['<script>x()</script><style>p{}</style><iframe srcdoc="<p>x"></iframe>a', 'a'],
  ['<p>a<img src=x onerror=x()>b</p>', '<p>ab</p>'],
  [
    '<img src="https://store.example.com/a.png"><img alt="b" width=9 src=/b.png>',
    '<img src="https://store.example.com/a.png" loading="lazy" alt=""><img alt="b" width="9" src="https://portal.example.com/b.png" loading="lazy">',
  ],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="x">', ''],
  ['<a href="javascript:x()">a</a> <a href=" jav&#9;ascript:x()">b</a>', '<a>a</a> <a>b</a>'],
  ['<a href="//evil.example.org">a</a><a href="/no/such/page">b</a>', '<a>a</a><a>b</a>'],
  [
    '<a href="https://portal.example.com/?x=1&y#z" target="x">a</a>',
    '<a href="/?x=1&amp;y#z">a</a>',
  ],
  [
    '<a href="https://store.example.com/a">a</a>',
    '<a href="https://store.example.com/a" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<p title="</p></body><b>x">a</p>', '<p title="/p/bodybx">a</p>'],
  ['<form action="https://evil.example.org"><input name="p"><button>a</button></form>b', 'b'],
  ['<form><input name="attributes"><p>a</p></form>b', 'b'],
  ['<select><option>a</option><img src=x onerror=x()></select>b', 'b'],
  ['<svg onload=x()><a xlink:href="javascript:x()"><text>a</text></a></svg>', ''],
  ['<svg></p><style><a id="</style><img src=1 onerror=x()>">', '<p></p>"&gt;'],
  ['<math><mtext><table><mglyph><style><img src onerror="x()">', ''],
  [
    '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>a',
    '<p title="/noscriptimg src=x onerror=x()">a</p>',
  ],
  ['<template><img src=x onerror=x()></template><base href="https://evil.example.org">a', 'a'],
  ['a<!-- <img src=x onerror=x()> --><!--> <b>b</b> -->', 'a <b>b</b> --&gt;'],
  ['<custom-element onclick=x()>a</custom-element><p is="x-p">b</p>', 'a<p is="">b</p>'],
];
