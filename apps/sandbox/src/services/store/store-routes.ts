import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../database/index.ts';
import { createAssetHandler } from '../shared/create-asset-handler.ts';
import { setPageHeaders } from '../shared/page-headers.ts';
import {
  renderCatalogue,
  renderInvalidLinkPage,
  renderLegalPage,
  renderNotFoundPage,
} from './pages/store-pages.ts';
import { type StoreLinks, VISIT_LIFETIME_MS } from './store-links.ts';

const VISIT_COOKIE = 'tienda';
const ASSETS = ['store.css', 'lata.svg', 'gorra.svg', 'casco.svg', 'aviso.svg'];
const LEGAL_BLOCKS = ['terminos-y-condiciones', 'habeas-data'];

export interface StoreRoutesOptions {
  readonly db: Database;
  readonly links: StoreLinks;
  readonly portalOrigin: string;
}

/** Creates the external store's routes: `/store/entrada?llave=…` opens a visit, `/store` renders the catalogue. */
export function createStoreRoutes({ db, links, portalOrigin }: StoreRoutesOptions): Hono {
  const routes = new Hono({ strict: false });
  routes.use('/store/*', setPageHeaders());
  for (const name of ASSETS) {
    routes.get(
      `/store/assets/${name}`,
      createAssetHandler(new URL(`./pages/${name}`, import.meta.url)),
    );
  }
  routes.get('/store/entrada', (c) => {
    const visitId = links.openVisit(c.req.query('llave') ?? '');
    if (visitId === null) return c.html(renderInvalidLinkPage(portalOrigin), 403);
    setCookie(c, VISIT_COOKIE, visitId, {
      path: '/store',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: VISIT_LIFETIME_MS / 1000,
    });
    return c.redirect('/store', 303);
  });
  routes.get('/store', (c) => {
    const visitor = links.getVisitor(getCookie(c, VISIT_COOKIE) ?? '');
    c.header('Cache-Control', 'no-store');
    return visitor
      ? c.html(renderCatalogue(visitor, portalOrigin))
      : c.html(renderInvalidLinkPage(portalOrigin), 403);
  });
  for (const identifier of LEGAL_BLOCKS) {
    routes.get(`/store/${identifier}`, (c) => respondLegal(c, db, identifier));
  }
  routes.get('/store/*', (c) => c.html(renderNotFoundPage(), 404));
  return routes;
}

function respondLegal(c: Context, db: Database, identifier: string) {
  const block = db.get<{ title: string; content: string }>(
    'select title, content from cms_blocks where identifier = :identifier',
    { identifier },
  );
  return block
    ? c.html(renderLegalPage(block.title, block.content))
    : c.html(renderNotFoundPage(), 404);
}
