import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getLocale, type PortalDefinition } from '../../src/shared/config/portal-definition.ts';
import type { Catalogue } from '../../src/shared/messages/catalogue.ts';
import type { PortalMessageKey } from '../../src/shared/messages/es.ts';
import {
  type PlainPageMessageKey,
  plainPageTexts,
} from '../../src/shared/messages/spanish/plain-pages.ts';
import '../../src/shared/messages/spanish/shell.ts';
import '../../src/shared/messages/spanish/titles.ts';
import { getStoreTexts } from '../../src/shared/messages/store-texts.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { plainPageColours } from './plain-page-colours.ts';

/** The path of the service worker's offline page. */
export const offlinePath = '/offline';

/** A standalone page, without the portal's code. */
export type PlainPageKind = 'not-found' | 'offline' | 'unexpected';

type MessageKey = PortalMessageKey | PlainPageMessageKey;

interface PageContent {
  readonly title: MessageKey;
  readonly detail: MessageKey;
  readonly linkLabel: MessageKey;
  /** Empty for the same page. */
  readonly linkPath: string;
}

const contents: Readonly<Record<PlainPageKind, PageContent>> = {
  'not-found': {
    title: 'Page not found',
    detail: 'The address does not exist or is incomplete.',
    linkLabel: 'Go to homepage',
    linkPath: '/',
  },
  offline: {
    title: 'You have no internet connection',
    detail:
      'The portal needs a connection to show your data. It opens by itself when the connection is back.',
    linkLabel: 'Retry now',
    linkPath: '',
  },
  unexpected: {
    title: 'An unexpected error occurred',
    detail: 'Your data is safe. Try again in a few minutes.',
    linkLabel: 'Retry now',
    linkPath: '',
  },
};

const getColourDeclarations = (
  { plainColours }: PortalDefinition,
  mode: keyof typeof plainPageColours,
): string =>
  Object.entries({ ...plainPageColours[mode], ...plainColours?.[mode] })
    .map(([role, colour]) => `--${role}: ${colour}`)
    .join('; ');

const createStyle = (definition: PortalDefinition) => `
:root { color-scheme: light; ${getColourDeclarations(definition, 'light')} }
:root[data-mode=dark] { color-scheme: dark; ${getColourDeclarations(definition, 'dark')} }
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

function renderHtml(definition: PortalDefinition, style: string, kind: PlainPageKind): string {
  const { product, favicon, defaultStore } = definition;
  const locale = getLocale(definition, defaultStore);
  const { texts: ownTexts, defaults } = getStoreTexts(definition, defaultStore);
  const texts: Catalogue = {
    ...(locale.startsWith('es') && plainPageTexts),
    ...defaults,
    ...ownTexts,
  };
  const { title, detail, linkLabel, linkPath } = contents[kind];
  const getHtml = (key: MessageKey) => escapeHtml(texts[key] ?? key);
  const logo = favicon === undefined ? '' : `<img src="${escapeHtml(favicon)}" alt="">`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" data-page="${kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${getHtml(title)} · ${escapeHtml(product)}</title>
<style>${style}</style>
<script>${script}</script>
</head>
<body><main>${logo}<h1>${getHtml(title)}</h1><p>${getHtml(detail)}</p><a href="${linkPath}">${getHtml(linkLabel)}</a></main></body>
</html>`;
}

/**
 * Returns a handler for a page that needs no file of the portal's code. Its texts are those of the default store,
 * because the page is the same for every visitor.
 */
export function createPlainPage(
  definition: PortalDefinition,
  kind: PlainPageKind,
  status: ContentfulStatusCode,
) {
  const style = createStyle(definition);
  const policy = createPolicy(style);
  const html = renderHtml(definition, style, kind);
  return (context: Context<PortalEnvironment>): Response =>
    context.body(html, status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': kind === 'offline' ? 'no-cache' : 'no-store',
      'Content-Security-Policy': policy,
    });
}
