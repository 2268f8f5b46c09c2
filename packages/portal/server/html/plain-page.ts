import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PortalDefinition } from '../../src/platform/config/portal-definition.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { plainPageColours } from './plain-page-colours.ts';

/** The path of the service worker's offline page. */
export const offlinePath = '/offline';

/** A standalone page, without the portal's code. */
export type PlainPageKind = 'not-found' | 'offline' | 'unexpected';

interface PageContent {
  readonly title: string;
  readonly detail: string;
  readonly linkLabel: string;
  /** Empty for the same page. */
  readonly linkPath: string;
}

const contents: Readonly<Record<PlainPageKind, PageContent>> = {
  'not-found': {
    title: 'Página no encontrada',
    detail: 'La dirección no existe o está incompleta.',
    linkLabel: 'Ir al inicio',
    linkPath: '/',
  },
  offline: {
    title: 'No tiene conexión a internet',
    detail: 'El portal necesita conexión para mostrar sus datos. Se abrirá solo cuando vuelva.',
    linkLabel: 'Intentar de nuevo',
    linkPath: '',
  },
  unexpected: {
    title: 'Ocurrió un error inesperado',
    detail: 'Sus datos están seguros. Intente de nuevo en unos minutos.',
    linkLabel: 'Intentar de nuevo',
    linkPath: '',
  },
};

/** What a distributor decides about the pages. */
export type PlainPageBrand = Pick<PortalDefinition, 'product' | 'favicon' | 'plainColours'>;

const getColourDeclarations = (
  { plainColours }: PlainPageBrand,
  mode: keyof typeof plainPageColours,
): string =>
  Object.entries({ ...plainPageColours[mode], ...plainColours?.[mode] })
    .map(([role, colour]) => `--${role}: ${colour}`)
    .join('; ');

const createStyle = (brand: PlainPageBrand) => `
:root { color-scheme: light; ${getColourDeclarations(brand, 'light')} }
:root[data-mode=dark] { color-scheme: dark; ${getColourDeclarations(brand, 'dark')} }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem; background: var(--canvas); color: var(--ink); font: 1rem/1.5 'Nunito Sans Variable', 'Nunito Sans', system-ui, sans-serif; text-align: center }
main { max-width: 28rem }
img { width: 4rem; height: auto }
h1 { margin: 1rem 0 .5rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance }
p { margin: 0 0 1.5rem; color: var(--ink-soft); text-wrap: balance }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: .5rem; background: var(--primary); color: var(--on-primary); font-weight: 700; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`;

// Applies the color mode. The offline page reloads when the connection is back. Browsers may report that too
// early and only once, so the page also reloads after a delay.
const script = `
(() => {
  let mode = null;
  try { mode = localStorage.getItem('surtidor-color-mode') } catch {}
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
  if (document.documentElement.dataset.page !== 'offline') return;
  const reload = () => location.reload();
  addEventListener('online', reload);
  if (navigator.onLine) setTimeout(reload, 5000);
})();
`;

const getHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the script and style above by hash, since a cached page cannot have a nonce. */
const createPolicy = (style: string) =>
  [
    "default-src 'none'",
    `script-src ${getHash(script)}`,
    `style-src ${getHash(style)}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function renderHtml(brand: PlainPageBrand, style: string, kind: PlainPageKind): string {
  const { product, favicon } = brand;
  const logo = favicon === undefined ? '' : `<img src="${escapeHtml(favicon)}" alt="">`;
  const { title, detail, linkLabel, linkPath } = contents[kind];
  return `<!doctype html>
<html lang="es" data-page="${kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${product}`)}</title>
<style>${style}</style>
<script>${script}</script>
</head>
<body><main>${logo}<h1>${title}</h1><p>${detail}</p><a href="${linkPath}">${linkLabel}</a></main></body>
</html>`;
}

/** Returns a handler for a page that needs no file of the portal's code. */
export function createPlainPage(
  brand: PlainPageBrand,
  kind: PlainPageKind,
  status: ContentfulStatusCode,
) {
  const style = createStyle(brand);
  const policy = createPolicy(style);
  const html = renderHtml(brand, style, kind);
  return (context: Context<PortalEnvironment>): Response =>
    context.body(html, status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': kind === 'offline' ? 'no-cache' : 'no-store',
      'Content-Security-Policy': policy,
    });
}
