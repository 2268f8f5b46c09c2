import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../database/index.ts';
import { pageHeaders } from '../shared/page-headers.ts';
import { assetHandler } from '../shared/send-asset.ts';
import { cataloguePage, closedPage, legalPage, missingPage } from './pages/store-pages.ts';
import { type StoreLinks, VISIT_LIFE_MS } from './store-links.ts';

const COOKIE = 'tienda';
const ASSETS = ['store.css', 'lata.svg', 'gorra.svg', 'casco.svg', 'aviso.svg'];
const LEGAL = ['terminos-y-condiciones', 'habeas-data'];

export interface StoreRoutesOptions {
  readonly db: Database;
  readonly links: StoreLinks;
  readonly portalOrigin: string;
}

/** The external store: `/store/entrada?llave=…` lets in once, `/store` shows the catalogue. */
export function storeRoutes({ db, links, portalOrigin }: StoreRoutesOptions): Hono {
  const routes = new Hono({ strict: false });
  routes.use('/store/*', pageHeaders());
  for (const name of ASSETS) {
    routes.get(`/store/assets/${name}`, assetHandler(new URL(`./pages/${name}`, import.meta.url)));
  }
  routes.get('/store/entrada', (c) => {
    const visit = links.enter(c.req.query('llave') ?? '');
    if (visit === null) return c.html(closedPage(portalOrigin), 403);
    setCookie(c, COOKIE, visit, {
      path: '/store',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: VISIT_LIFE_MS / 1000,
    });
    return c.redirect('/store', 303);
  });
  routes.get('/store', (c) => {
    const visitor = links.visitor(getCookie(c, COOKIE) ?? '');
    c.header('Cache-Control', 'no-store');
    return visitor
      ? c.html(cataloguePage(visitor, portalOrigin))
      : c.html(closedPage(portalOrigin), 403);
  });
  for (const identifier of LEGAL) {
    routes.get(`/store/${identifier}`, (c) => legal(c, db, identifier));
  }
  routes.get('/store/*', (c) => c.html(missingPage(), 404));
  return routes;
}

function legal(c: Context, db: Database, identifier: string) {
  const block = db.get<{ title: string; content: string }>(
    'select title, content from cms_blocks where identifier = :identifier',
    { identifier },
  );
  return block ? c.html(legalPage(block.title, block.content)) : c.html(missingPage(), 404);
}
