import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PageRequest } from '../../src/app/environment/page-request.ts';
import { isPhoneAgent } from '../../src/platform/browser/browser.ts';
import { isMirrored } from '../../src/platform/browser/mirrored-storage.ts';
import type { PublicConfig } from '../../src/platform/config/public-config.ts';
import { readSessionSnapshot } from '../../src/platform/session/cookie-session-store.ts';
import { requestStore, tokenCookie } from '../auth/cookies.ts';
import { requestHeaders } from '../graphql/headers.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { chooseEncoding, type Encoding } from '../static/encodings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Pages } from './pages.ts';
import { wantsNoPage } from './wants-no-page.ts';

/** Renders the page of a request: the built Start handler, or Vite's in development. */
export type RenderPage = (
  request: Request,
  options: { readonly context: { readonly page: PageRequest; readonly nonce: string } },
) => Promise<Response> | Response;

export interface StartPagesParts {
  readonly config: PublicConfig;
  readonly renderPage: RenderPage;
  readonly backendUrl: string;
  /** How long a page waits for its data, in milliseconds. */
  readonly dataTimeoutMs: number;
  /** Whether pages have the content security policy; not in development, where Vite injects code. */
  readonly secured?: boolean;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages are dynamic, so a fast compression level is used. */
const compress: Readonly<Record<Encoding, (text: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> =
  {
    br: async (text) =>
      new Uint8Array(await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    gzip: async (text) => new Uint8Array(await zip(text)),
  };

/** Renders a page and sends it; redirects keep their status, a page may set its own. */
async function send(
  context: Context<PortalEnvironment>,
  { config, renderPage, backendUrl, dataTimeoutMs, secured = true }: StartPagesParts,
  request: Request,
  signIn?: Parameters<Pages['respondToSignIn']>[1],
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64');
  let status: ContentfulStatusCode | undefined = signIn?.status;
  const page: PageRequest = {
    nonce,
    config,
    returned: signIn?.returned ?? null,
    sharedStorage: Object.fromEntries(
      Object.entries(getCookie(context)).filter(([name]) => isMirrored(name)),
    ),
    isPhone: isPhoneAgent(context.req.header('User-Agent') ?? ''),
    dataTimeoutMs,
    now: Date.now(),
    session: readSessionSnapshot(
      { get: (name) => getCookie(context, name) ?? null },
      { stores: config.stores, defaultStore: config.defaultStore },
    ),
    postGraphql: (_, init) =>
      fetch(backendUrl, {
        ...init,
        headers: requestHeaders(new Headers(init.headers), {
          token: tokenCookie(context),
          store: requestStore(context, config),
          requestId: context.get('requestId'),
        }),
        redirect: 'error',
      }),
    setStatus: (given) => {
      status ??= given;
    },
  };
  const response = await renderPage(request, { context: { page, nonce } });
  for (const [name, value] of response.headers) context.header(name, value, { append: true });
  context.header('Cache-Control', 'no-store');
  context.header('Vary', 'Cookie, Accept-Encoding');
  if (secured) context.header('Content-Security-Policy', contentSecurityPolicy(config, nonce));
  // A redirect has no body.
  const sent = status ?? (response.status as ContentfulStatusCode);
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.length === 0) return context.body(null, sent);
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'), () => true);
  if (encoding === null) return context.body(body, sent);
  context.header('Content-Encoding', encoding);
  return context.body(await compress[encoding](body), sent);
}

/** The pages of the portal, rendered by TanStack Start with their data. */
export const startPages = (parts: StartPagesParts): Pages => ({
  config: parts.config,
  serve: async (context) => {
    if (wantsNoPage(context)) {
      return context.json({ code: 'not-found' }, 404, { 'Cache-Control': 'no-store' });
    }
    return send(context, parts, context.req.raw);
  },
  respondToSignIn: (context, signIn) => {
    const { url, headers } = context.req.raw;
    return send(context, parts, new Request(new URL('/login', url), { headers }), signIn);
  },
});
