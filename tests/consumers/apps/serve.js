// Serves the built consumer named by APP: files, and the page as that consumer's server would.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const app = process.env.APP ?? '';
const folder = join(import.meta.dirname, app, 'dist');
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A page may have the styles and scripts that carry its nonce, and no others. */
const policyWith = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const underPolicy = async (render) => {
  const nonce = crypto.randomUUID();
  return { headers: { 'content-security-policy': policyWith(nonce) }, body: await render(nonce) };
};

const builtPage = () => readFileSync(join(folder, 'index.html'), 'utf8');

const renderedOnTheServer = async (nonce) => {
  const { render } = await import(join(folder, 'server', 'render.js'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rendered on a server</title>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/assets/hydrate.css" nonce="${nonce}">
</head><body><div id="root">${render()}</div>
<script type="module" src="/hydrate.js" nonce="${nonce}"></script></body></html>`;
};

const onTheServer = () => underPolicy(renderedOnTheServer);

const pages = {
  'vite-app': () => ({ headers: {}, body: builtPage() }),
  'server-page': onTheServer,
  'server-page-19': onTheServer,
  'plain-page': () => underPolicy((nonce) => builtPage().replaceAll('__NONCE__', nonce)),
};

createServer(async ({ url = '/' }, response) => {
  const file = join(folder, url);
  if (url === '/health') response.end('ok');
  else if (url === '/') {
    const { headers, body } = await pages[app]();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  } else if (existsSync(file)) {
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
    response.end(readFileSync(file));
  } else response.writeHead(404).end();
}).listen(Number(process.env.PORT));
