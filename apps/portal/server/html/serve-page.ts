import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ThemeName } from '@surtidor/domain';
import { type AccessRoute, matchRoute } from '@surtidor/domain';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { startModules } from '../../build/start-modules.ts';
import type { ErrorPageKind } from '../../src/features/errors/error-page.tsx';
import type { PublicConfig } from '../../src/platform/config/public-config.ts';
import { pageModules, pageOf } from '../../src/platform/routes/find-page.ts';
import type { ReturnedSignIn } from '../../src/platform/session/returned-sign-in.ts';
import { hasUserCookie, storeCookie } from '../auth/cookies.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { chooseEncoding, type Encoding } from '../static/encodings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageParts, RenderPage } from './page-template.ts';
import type { Pages } from './pages.ts';
import type { ScriptsOf } from './script-manifest.ts';
import { wantsNoPage } from './wants-no-page.ts';

export interface PageSources {
  readonly config: PublicConfig;
  readonly render: RenderPage;
  readonly scriptsOf: ScriptsOf;
  /** The kit's theme of a store. */
  readonly themeOf: (store: StoreCode) => ThemeName;
  /** The sign-in page of a store, rendered ahead, or rendered with a form that it gives back. */
  readonly loginMarkup: (store: StoreCode, returned: ReturnedSignIn | null) => string;
  /** The frame of a signed-in page, rendered ahead. */
  readonly frameMarkup: () => string;
  /** An error page, rendered ahead: it can be read without the portal's code. */
  readonly edgeMarkup: (kind: ErrorPageKind) => string;
}

/** The routes that are error pages by themselves. */
const edges: Readonly<Partial<Record<string, ErrorPageKind>>> = {
  maintenance: 'maintenance',
  'error-assets': 'assets',
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page differs with each answer, so it is compressed while it is sent: quickly, not tightly. */
const compress: Readonly<Record<Encoding, (text: string) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: async (text) =>
    new Uint8Array(await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: async (text) => new Uint8Array(await zip(text)),
};

function storeOf(context: Context, config: PublicConfig): StoreCode {
  const wanted = storeCookie(context);
  return config.stores.find((store) => store === wanted) ?? config.defaultStore;
}

/** What a visitor without a session sees first: the sign-in page, except on the other public pages. */
const startsAtLogin = (route: AccessRoute | null) =>
  route === null || route.audience === 'member' || route.audience === 'guest';

type Page = Omit<PageParts, 'nonce' | 'theme'>;

/** Sends a page with its policy, compressed for whoever can read it. */
async function send(
  context: Context<PortalEnvironment>,
  { config, render, themeOf }: PageSources,
  page: Page,
  status: ContentfulStatusCode,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64');
  const html = render({ ...page, nonce, theme: themeOf(storeOf(context, config)) });
  context.header('Content-Type', 'text/html; charset=utf-8');
  context.header('Cache-Control', page.returned === null ? 'no-cache, private' : 'no-store');
  context.header('Vary', 'Cookie, Accept-Encoding');
  context.header('Content-Security-Policy', contentSecurityPolicy(config, nonce));
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'), () => true);
  if (encoding === null) return context.body(html, status);
  context.header('Content-Encoding', encoding);
  return context.body(await compress[encoding](html), status);
}

const signInPage = (
  context: Context,
  { config, scriptsOf, loginMarkup }: PageSources,
  returned: ReturnedSignIn | null,
): Page => ({
  styles: 'first',
  preload: scriptsOf([startModules['sign-in']]),
  markup: loginMarkup(storeOf(context, config), returned),
  returned,
});

/** Answers the sign-in page with the form that was sent to it. */
const answerSignInPage = (
  context: Context<PortalEnvironment>,
  sources: PageSources,
  { returned, status }: { returned: ReturnedSignIn; status: ContentfulStatusCode },
): Promise<Response> => send(context, sources, signInPage(context, sources, returned), status);

/**
 * Answers every address a person may open with the one page of the application, to whoever does not
 * ask for data. An address outside the route table gets the same page with status 404.
 */
function servePage(sources: PageSources): Handler<PortalEnvironment> {
  const { config, scriptsOf, frameMarkup, edgeMarkup } = sources;
  return async (context) => {
    if (wantsNoPage(context)) {
      return context.json({ code: 'not-found' }, 404, { 'Cache-Control': 'no-store' });
    }
    const { searchParams } = new URL(context.req.url);
    const route = matchRoute(context.req.path, config.deploymentOptions.product);
    const page = route && pageOf(route.id, searchParams);
    const status = page === null ? 404 : 200;
    const signedIn = hasUserCookie(context);
    if (!signedIn && startsAtLogin(route)) {
      return send(context, sources, signInPage(context, sources, null), status);
    }
    const edge = route === null ? 'not-found' : edges[route.id];
    const isFramed = signedIn && route?.audience === 'member';
    const application: Page = {
      styles: page?.firstVisit ? 'first' : 'whole',
      preload: page === null ? [] : scriptsOf([startModules.portal, ...pageModules(page)]),
      markup: edge === undefined ? (isFramed ? frameMarkup() : '') : edgeMarkup(edge),
      returned: null,
    };
    return send(context, sources, application, status);
  };
}

/** The pages of the portal as the browser renders them. */
export const browserPages = (sources: PageSources): Pages => ({
  config: sources.config,
  serve: servePage(sources),
  answerSignIn: (context, answer) => answerSignInPage(context, sources, answer),
});
