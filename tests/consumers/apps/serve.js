// Serves the files and the page of the built consumer named by APP.
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

/** Allows only styles and scripts with the page's nonce. */
const createPolicy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const renderWithPolicy = async (render) => {
  const nonce = crypto.randomUUID();
  return { headers: { 'content-security-policy': createPolicy(nonce) }, body: await render(nonce) };
};

const readBuiltPage = () => readFileSync(join(folder, 'index.html'), 'utf8');

const renderOnServer = async (nonce) => {
  const { render } = await import(join(folder, 'server', 'render.js'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rendered on a server</title>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/assets/hydrate.css" nonce="${nonce}">
</head><body><div id="root">${render()}</div>
<script type="module" src="/hydrate.js" nonce="${nonce}"></script></body></html>`;
};

const renderServerPage = () => renderWithPolicy(renderOnServer);

const pages = {
  'vite-app': () => ({ headers: {}, body: readBuiltPage() }),
  'server-page': renderServerPage,
  'server-page-19': renderServerPage,
  'plain-page': () => renderWithPolicy((nonce) => readBuiltPage().replaceAll('__NONCE__', nonce)),
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
