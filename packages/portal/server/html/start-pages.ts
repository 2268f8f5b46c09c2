import { randomBytes } from 'node:crypto';
import { limitLength } from '@surtidor/data/limits';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import purifier from 'isomorphic-dompurify';
import pLimit from 'p-limit';
import { isPhoneAgent } from '../../src/shared/browser/is-phone-agent.ts';
import { isMirrored } from '../../src/shared/browser/mirrored-storage.ts';
import type { PortalDefinition } from '../../src/shared/config/portal-definition.ts';
import type { PublicConfig } from '../../src/shared/config/public-config.ts';
import type { PageRequest } from '../../src/shared/page-request.ts';
import { readSessionSnapshot } from '../../src/shared/session/read-session-snapshot.ts';
import { getRequestStore, getTokenCookie } from '../auth/cookies.ts';
import { callSessionService } from '../backend/bearer-request.ts';
import { sessionServices } from '../backend/session-services.ts';
import { createRequestHeaders } from '../graphql/headers.ts';
import { recordQuery } from '../graphql/record-operation.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { startDuration } from '../telemetry/metrics.ts';
import { tracedFetch } from '../telemetry/traced-fetch.ts';
import { getContentSecurityPolicy } from './content-security-policy.ts';
import { isNonPageRequest } from './is-non-page-request.ts';
import type { Pages } from './pages.ts';
import { createPlainPage } from './plain-page.ts';

/** Renders the page of a request: the built Start handler, or Vite's in development. */
export type RenderPage = (
  request: Request,
  options: { readonly context: { readonly page: PageRequest; readonly nonce: string } },
) => Promise<Response> | Response;

export interface StartPagesOptions {
  readonly config: PublicConfig;
  /** What the distributor decides. */
  readonly definition: PortalDefinition;
  readonly renderPage: RenderPage;
  readonly backendUrl: string;
  /** URL of the service that creates the tokens of the realtime database; null without one. */
  readonly realtimeCredentialsUrl: string | null;
  /** The origin of the portal; by default that of each request. */
  readonly publicOrigin?: string | undefined;
  /** The maximum time that a page waits for its data, in milliseconds. */
  readonly dataTimeoutMs: number;
  /** Whether pages have a content security policy. Not in development, where Vite injects code. */
  readonly hasContentSecurityPolicy?: boolean;
}

/**
 * The longest response that a page contains, in bytes. The browser requests the data of a longer one, which could occupy
 * the server for seconds.
 */
const maxResponseBytes = 500_000;

/**
 * The number of pages that an instance renders at once. With more, each waits for the processor and the backend with all the
 * others, its data arrives after the time limit, and the browsers request it again. The limit of a page in line has not
 * started.
 */
const maxConcurrentPages = 8;

/** The path of Start's server functions, of which the portal has none. */
const serverFunctionPath = '/_serverFn/';

/** Whether Start can render the page of a path. It responds to a path with malformed escapes without a body. */
function isPagePath(path: string): boolean {
  try {
    return !decodeURI(path).startsWith(serverFunctionPath);
  } catch {
    return false;
  }
}

/** Returns a URL of the request's host as a path, because behind a proxy its origin is not the portal's. */
function toOwnPath(location: string, request: Request): string {
  const url = URL.parse(location);
  if (url?.origin !== new URL(request.url).origin) return location;
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/** Returns a request that accepts HTML, because Start responds with 406 to `text/*` and other types. */
function withHtmlAccepted({ url, method, headers, signal }: Request): Request {
  const pageHeaders = new Headers(headers);
  pageHeaders.set('Accept', 'text/html');
  return new Request(url, { method, headers: pageHeaders, signal });
}

/** Renders a page and sends it. A status set by the page's route replaces that of the response, except a redirect. */
async function sendPage(
  context: Context<PortalEnvironment>,
  {
    config,
    definition: { stores: variants },
    renderPage,
    backendUrl,
    realtimeCredentialsUrl,
    publicOrigin,
    dataTimeoutMs,
    hasContentSecurityPolicy = true,
  }: StartPagesOptions,
  request: Request,
  signIn?: Parameters<Pages['respondToSignIn']>[1],
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64');
  const token = getTokenCookie(context);
  const store = getRequestStore(context, { ...config, variants });
  let status: ContentfulStatusCode | undefined = signIn?.status;
  const page: PageRequest = {
    nonce,
    config: { ...config, reference: context.get('requestId').slice(0, 8) },
    returnedSignIn: signIn?.returned ?? null,
    sharedStorage: Object.fromEntries(
      Object.entries(getCookie(context)).filter(([name]) => isMirrored(name)),
    ),
    origin: publicOrigin ?? new URL(request.url).origin,
    isPhone: isPhoneAgent(context.req.header('User-Agent') ?? ''),
    dataTimeoutMs,
    purifier,
    now: Date.now(),
    session: readSessionSnapshot(
      { get: (name) => getCookie(context, name) ?? null },
      { stores: config.stores, variants, defaultStore: config.defaultStore },
    ),
    postGraphql: async (_, init) => {
      const pageHeaders = new Headers(init.headers);
      const name = pageHeaders.get('x-operation-name') ?? '';
      const response = await tracedFetch(
        context,
        { service: 'graphql', operation: name },
        backendUrl,
        {
          ...init,
          headers: createRequestHeaders(pageHeaders, {
            token,
            store,
            requestId: context.get('requestId'),
          }),
          redirect: 'error',
        },
      );
      const operation = { name, isWrite: false, isPasswordChange: false, isPayment: false };
      return limitLength(recordQuery(context, operation, response), maxResponseBytes);
    },
    fetchRealtimeCredentials: (_, { signal = null }) =>
      callSessionService(
        context,
        {
          url: realtimeCredentialsUrl,
          ...sessionServices.realtimeCredentials,
          stores: { ...config, variants },
        },
        signal,
      ),
    setStatus: (routeStatus) => {
      status ??= routeStatus;
    },
  };
  const response = await renderPage(withHtmlAccepted(request), { context: { page, nonce } });
  for (const [name, value] of response.headers) context.header(name, value, { append: true });
  const location = response.headers.get('Location');
  if (location !== null) context.header('Location', toOwnPath(location, request));
  context.header('Cache-Control', 'no-store');
  context.header('Vary', 'Cookie');
  if (hasContentSecurityPolicy)
    context.header('Content-Security-Policy', getContentSecurityPolicy(config, nonce));
  const renderedStatus = response.status as ContentfulStatusCode;
  // The sign-in page redirects a signed-in user.
  const responseStatus = location === null ? (status ?? renderedStatus) : renderedStatus;
  const body = new Uint8Array(await response.arrayBuffer());
  return body.length === 0
    ? context.body(null, responseStatus)
    : context.body(body, responseStatus);
}

/** Creates the pages of the portal, which TanStack Start renders with their data. */
export function createStartPages(options: StartPagesOptions): Pages {
  const serveNotFound = createPlainPage(
    { ...options.definition, product: options.config.deploymentOptions.product },
    'not-found',
    404,
  );
  const runInTurn = pLimit(maxConcurrentPages);
  const sendInTurn = (
    context: Context<PortalEnvironment>,
    request: Request,
    signIn?: Parameters<Pages['respondToSignIn']>[1],
  ) => {
    const recordDuration = startDuration('rendering');
    return runInTurn(() => {
      // The visitor may have left while waiting.
      context.req.raw.signal.throwIfAborted();
      return sendPage(context, options, request, signIn).finally(() => recordDuration());
    });
  };
  return {
    config: options.config,
    serve: async (context) => {
      if (isNonPageRequest(context)) {
        return context.json({ code: 'not-found' }, 404, { 'Cache-Control': 'no-store' });
      }
      if (!isPagePath(new URL(context.req.url).pathname)) return serveNotFound(context);
      return sendInTurn(context, context.req.raw);
    },
    respondToSignIn: (context, signIn) => {
      const { url, headers } = context.req.raw;
      const request = new Request(new URL('/login', url), { headers });
      return sendInTurn(context, request, signIn);
    },
  };
}
