import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { PageRequest } from '../../src/app/environment/page-request.ts';
import type { PublicConfig } from '../../src/platform/config/public-config.ts';
import { readSessionSnapshot } from '../../src/platform/session/cookie-session-store.ts';
import type { ReturnedSignIn } from '../../src/platform/session/returned-sign-in.ts';
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
  /** Whether pages carry the content security policy; not in development, where Vite injects code. */
  readonly secured?: boolean;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page differs with each response, so it is compressed quickly, not tightly. */
const compress: Readonly<Record<Encoding, (text: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> =
  {
    br: async (text) =>
      new Uint8Array(await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    gzip: async (text) => new Uint8Array(await zip(text)),
  };

/** Redirects and errors of the renderer keep their status; a page may set its own. */
async function render(
  context: Context<PortalEnvironment>,
  { config, renderPage, backendUrl, dataTimeoutMs, secured = true }: StartPagesParts,
  request: Request,
  returned: ReturnedSignIn | null,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64');
  let status: number | null = null;
  const page: PageRequest = {
    nonce,
    config,
    returned,
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
      status = given;
    },
  };
  const response = await renderPage(request, { context: { page, nonce } });
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  headers.set('Vary', 'Cookie, Accept-Encoding');
  if (secured) headers.set('Content-Security-Policy', contentSecurityPolicy(config, nonce));
  const body = new Uint8Array(await response.arrayBuffer());
  const sent = status ?? response.status;
  const encoding =
    body.length === 0 ? null : chooseEncoding(context.req.header('Accept-Encoding'), () => true);
  if (encoding === null)
    return new Response(body.length === 0 ? null : body, { status: sent, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await compress[encoding](body), { status: sent, headers });
}

/** The pages of the portal, rendered by TanStack Start with their data. */
export const startPages = (parts: StartPagesParts): Pages => ({
  config: parts.config,
  serve: async (context) => {
    if (wantsNoPage(context)) {
      return context.json({ code: 'not-found' }, 404, { 'Cache-Control': 'no-store' });
    }
    return render(context, parts, context.req.raw, null);
  },
  answerSignIn: async (context, { returned, status }) => {
    const { url, headers } = context.req.raw;
    const request = new Request(new URL('/login', url), { headers });
    const response = await render(context, parts, request, returned);
    return new Response(response.body, { status, headers: response.headers });
  },
});
