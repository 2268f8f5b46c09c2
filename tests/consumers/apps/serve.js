// Serves the built consumer named by APP: files, and the page as that consumer's server would.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const app = process.env.APP ?? '';
const folder = join(import.meta.dirname, app, 'dist');
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const drawnOnTheServer = async () => {
  const { draw } = await import(join(folder, 'server', 'draw.js'));
  return {
    headers: {},
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Drawn on a server</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/hydrate.css"></head>
<body><div id="root">${draw()}</div><script type="module" src="/hydrate.js"></script></body></html>`,
  };
};

const plainFile = () => ({ headers: {}, body: readFileSync(join(folder, 'index.html'), 'utf8') });

const underPolicy = () => {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
  return {
    headers: { 'content-security-policy': policy.join('; ') },
    body: readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('__NONCE__', nonce),
  };
};

const pages = { 'vite-app': plainFile, 'server-page': drawnOnTheServer, 'plain-page': underPolicy };

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
