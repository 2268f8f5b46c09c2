import type { BackendProfile } from '@surtidor/data/backend-profile';
import { getRoutePath } from '@surtidor/domain/session';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PortalDefinition } from '../src/shared/config/portal-definition.ts';
import { switchCompany } from './auth/company-switch.ts';
import { invite } from './auth/invitation.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { nativeSignIn } from './auth/native-sign-in.ts';
import { forgotPassword, resetPassword } from './auth/password-reset.ts';
import type { SignInDependencies } from './auth/sign-in.ts';
import { getSignInDependencies } from './auth/sign-in-dependencies.ts';
import { type AttemptStores, createMemoryStores } from './auth/throttle/attempt-stores.ts';
import { bearerRequest } from './backend/bearer-request.ts';
import { sessionServices } from './backend/session-services.ts';
import { compressText } from './compress-text.ts';
import { getBuiltOperations } from './graphql/built-operations.ts';
import { createGraphqlProxy } from './graphql/create-graphql-proxy.ts';
import { notSentHeader } from './graphql/headers.ts';
import { recordOperations } from './graphql/record-operation.ts';
import { healthz, readyz } from './health.ts';
import { isNonPageRequest } from './html/is-non-page-request.ts';
import type { Pages } from './html/pages.ts';
import { createPlainPage, offlinePath } from './html/plain-page.ts';
import { securityHeaders } from './html/security-headers.ts';
import { manifestPath, serveWebManifest } from './html/web-manifest.ts';
import { outageLog } from './logging/outage-log.ts';
import { recordSecurityEvent } from './logging/record-security-event.ts';
import { createAbandonedResponse, type RequestLine, requestLog } from './logging/request-log.ts';
import { securityLog, type WriteSecurityLine } from './logging/security-log.ts';
import { createOtherBuilds } from './other-builds.ts';
import { requireJson, requireOwnOrigin } from './own-origin.ts';
import type { PortalEnvironment } from './portal-environment.ts';
import { favicon, robots, securityText } from './public-files.ts';
import { requireProxy } from './require-proxy.ts';
import type { Settings } from './settings/settings-schema.ts';
import type { AssetStore } from './static/asset-store.ts';
import { serveAssets } from './static/serve-assets.ts';
import { observeInstance } from './telemetry/metrics.ts';
import { traceRequests } from './telemetry/trace-requests.ts';
import { webVitals } from './telemetry/web-vitals.ts';
import { unknownMiddleware } from './unknown-middleware.ts';

/** The dependencies of the server. */
export interface ServerDependencies {
  readonly settings: Settings;
  /** The capabilities and behavior of the backend. */
  readonly backendProfile: BackendProfile;
  readonly assets: AssetStore;
  /** What the distributor decides. */
  readonly definition: PortalDefinition;
  /** The texts of the portal's operations by hash. */
  readonly operations: Readonly<Record<string, string>>;
  readonly pages: Pages;
  readonly log: (line: RequestLine) => void;
  /** Writes a line of the security log; not logged by default. */
  readonly logSecurity?: WriteSecurityLine;
  /** Called with an unexpected error; the user gets a standalone page. */
  readonly reportError?: (error: Error) => void;
  /** Called with a warning for the operator. */
  readonly warn?: (message: string) => void;
  /** The store of failed sign-ins; in memory by default. */
  readonly attempts?: AttemptStores;
  /** Whether this instance is stopping; false by default. */
  readonly isStopping?: () => boolean;
  /** Adds endpoints of the app, before the portal's files and pages. */
  readonly extend?: (app: Hono<PortalEnvironment>) => void;
  readonly now?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const noop = () => undefined;

const smallBodyBytes = 10_000;

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context: Context<PortalEnvironment>) => {
      recordSecurityEvent(context, {
        event: 'request-refused',
        outcome: 'refused',
        reason: 'too-large',
      });
      return context.json({ code: 'too-large' }, 413, {
        Connection: 'close',
        [notSentHeader]: '1',
      });
    },
  });

/** The routes under /server-middleware (spec 7, REST). */
function createServerMiddleware(
  { settings, definition: { routes = [], omitted = [] } }: ServerDependencies,
  signInDependencies: SignInDependencies,
  attempts: AttemptStores,
) {
  const { defaults: stores } = signInDependencies;
  const options = { timeoutMs: settings.BACKEND_TIMEOUT_MS, stores };
  const middleware = new Hono<PortalEnvironment>()
    .use(limitBody(smallBodyBytes))
    .post('/auth/login', requireJson, login(signInDependencies))
    .post('/auth/logout', logout(signInDependencies))

    .get(
      '/generate-link-to-store',
      bearerRequest({ ...sessionServices.storeLink, ...options, url: settings.STORE_LINK_URL }),
    )
    .get(
      '/realtime-credentials',
      bearerRequest({
        ...sessionServices.realtimeCredentials,
        ...options,
        url: settings.REALTIME_CREDENTIALS_URL,
      }),
    );
  if (stores.capabilities.passwordReset) {
    middleware.post('/invitations', requireJson, invite(signInDependencies, attempts));
  }
  if (stores.capabilities.companies) {
    middleware.post('/auth/company', requireJson, switchCompany(signInDependencies));
  }
  if (settings.VITALS_PERCENT > 0) {
    const options = { product: settings.PRODUCT, ownRoutes: routes, omitted };
    middleware.post('/web-vitals', requireJson, webVitals(options));
  }
  return middleware;
}

/**
 * Creates the portal's server. Its only state is the count of failed sign-ins, which several instances can
 * share in a store.
 */
export function createServer(dependencies: ServerDependencies): Hono<PortalEnvironment> {
  const { settings, assets, definition, operations, pages, log } = dependencies;
  const { now = Date.now, warn = noop } = dependencies;
  const attempts = dependencies.attempts ?? createMemoryStores();
  const signInDependencies = getSignInDependencies(dependencies, attempts);
  const { callBackend, cookies, defaults } = signInDependencies;
  const { product } = defaults;
  const createOperations = (texts: Readonly<Record<string, string>>) =>
    getBuiltOperations(texts, dependencies.backendProfile, { product });
  const ownOperations = createOperations(operations);
  const otherBuilds = createOtherBuilds(settings.PORTAL_BUILDS, createOperations, warn, now);
  const app = new Hono<PortalEnvironment>();
  app.use(requestLog(log, now));
  const { keys } = cookies;
  const { proxies } = signInDependencies;
  app.use(securityLog({ write: dependencies.logSecurity ?? noop, keys, proxies, now }));
  app.use(outageLog(warn, now));
  app.use(compressText);
  app.use(securityHeaders(cookies.secure));
  app.get('/health', healthz);
  app.get('/healthz', healthz);
  const isStopping = dependencies.isStopping ?? (() => false);
  app.get('/readyz', readyz({ callBackend, isStopping, isStoreReachable: attempts.isReachable }));
  observeInstance(attempts.isReachable);
  app.use(traceRequests(proxies));
  // Probes of the platform come without the proxies.
  app.use(requireProxy(settings.PORTAL_PROXIES, warn, now));
  app.use(async (context, next) => {
    const { method } = context.req;
    const isKnown = method === 'HEAD' || app.routes.some((route) => route.method === method);
    if (isKnown) return next();
    return context.json({ code: 'method-not-allowed' }, 405, { Allow: 'GET, HEAD, POST' });
  });
  app.use(requireOwnOrigin(settings.PUBLIC_ORIGIN, warn, now));
  app.route(
    '/server-middleware',
    createServerMiddleware(dependencies, signInDependencies, attempts),
  );
  app.all('/server-middleware/*', unknownMiddleware);
  app.post(
    '/graphql',
    recordOperations,
    limitBody(settings.REQUEST_LIMIT_BYTES),
    requireJson,
    createGraphqlProxy(settings, signInDependencies, attempts, {
      get: (hash) => ownOperations.get(hash) ?? otherBuilds.getOperation(hash),
    }),
  );
  app.all('/graphql', (context) => context.json({ code: 'post-only' }, 405, { Allow: 'POST' }));
  dependencies.extend?.(app);
  app.get('/robots.txt', robots);
  app.get('/favicon.ico', favicon);
  app.get(
    '/.well-known/security.txt',
    securityText(settings.SECURITY_CONTACT, settings.PUBLIC_ORIGIN, now),
  );
  app.get(manifestPath, serveWebManifest(product, definition, settings.DEFAULT_STORE));
  app.get(offlinePath, createPlainPage({ ...definition, product }, 'offline', 200));
  const serveFile = serveAssets({
    get: (path) => assets.get(path) ?? otherBuilds.getAsset(path),
  });
  // A route of their own keeps these files out of the times of pages.
  app.use('/assets/*', serveFile);
  app.use(serveFile);
  app.get('*', pages.serve);
  if (defaults.capabilities.passwordReset) {
    app.post(
      getRoutePath('forgot-password', product),
      limitBody(smallBodyBytes),
      forgotPassword(signInDependencies),
    );
    app.post(
      getRoutePath('reset-password', product),
      limitBody(smallBodyBytes),
      resetPassword(signInDependencies),
    );
  }
  app.post('*', limitBody(smallBodyBytes), nativeSignIn(signInDependencies, pages));
  app.notFound((context) => context.json({ code: 'not-found' }, 404));
  const serveUnexpectedError = createPlainPage({ ...definition, product }, 'unexpected', 500);
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted) return createAbandonedResponse();
    dependencies.reportError?.(error);
    return isNonPageRequest(context)
      ? context.json({ code: 'unexpected' }, 500)
      : serveUnexpectedError(context);
  });
  return app;
}
