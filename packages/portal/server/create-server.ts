import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendProfile } from '@surtidor/data/backend-profile';
import { adaptOperation } from '@surtidor/data/operations';
import { getRoutePath } from '@surtidor/domain/session';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PortalDefinition } from '../src/shared/config/portal-definition.ts';
import { getClientAddress, getClientNetwork } from './auth/client-network.ts';
import { switchCompany } from './auth/company-switch.ts';
import { getPersonalTexts, getTokenCookie } from './auth/cookies.ts';
import { isGuessablePassword } from './auth/guessable-password.ts';
import { invite } from './auth/invitation.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { nativeSignIn } from './auth/native-sign-in.ts';
import { forgotPassword, resetPassword } from './auth/password-reset.ts';
import { hashKey, type ServerKeys } from './auth/server-keys.ts';
import { readSessionOwner, type SessionOwner } from './auth/session-owner.ts';
import type { SignInDependencies } from './auth/sign-in.ts';
import { admitByPurpose } from './auth/throttle/admit-by-purpose.ts';
import { type AttemptStores, createMemoryStores } from './auth/throttle/attempt-stores.ts';
import { createThrottle } from './auth/throttle/sign-in-throttle.ts';
import { bearerRequest } from './backend/bearer-request.ts';
import { createBackendCaller } from './backend/call-backend.ts';
import { sessionServices } from './backend/session-services.ts';
import { compressText } from './compress-text.ts';
import { getBuiltOperations } from './graphql/built-operations.ts';
import { notSentHeader } from './graphql/headers.ts';
import { limitPayments } from './graphql/payment-limit.ts';
import { graphqlProxy, type ProxySettings } from './graphql/proxy.ts';
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

/** Waits for `ms` milliseconds, or until the connection closes. */
const waitUnlessAborted = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

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

/** Returns the dependencies of sign-in, from the settings. */
function getSignInDependencies(
  {
    settings,
    backendProfile,
    definition,
    wait = waitUnlessAborted,
    now = Date.now,
  }: ServerDependencies,
  attempts: AttemptStores,
): SignInDependencies {
  const secure = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const fallbackKey = settings.DEVICE_SECRET_FALLBACK;
  const keys: ServerKeys = [
    settings.DEVICE_SECRET ?? randomBytes(32).toString('base64url'),
    ...(fallbackKey === undefined ? [] : [fallbackKey]),
  ];
  const throttle = {
    stepMs: settings.LOGIN_DELAY_STEP_MS,
    waitCapMs: settings.LOGIN_WAIT_CAP_MS,
    delayCapMs: settings.LOGIN_DELAY_CAP_MS,
  };
  return {
    callBackend: createBackendCaller({
      url: settings.BACKEND_URL,
      timeoutMs: settings.BACKEND_TIMEOUT_MS,
      defaultStore: settings.DEFAULT_STORE,
      recaptchaToken: settings.BACKEND_RECAPTCHA_TOKEN,
      // An operation without fields, such as that of `/readyz`, needs no adaptation.
      adapt: (query) =>
        adaptOperation(query, backendProfile, { product: settings.PRODUCT }) ?? query,
    }),
    cookies: {
      secure,
      keys,
      tokenLifetimeSeconds: backendProfile.tokenLifeSeconds ?? settings.SESSION_TOKEN_DAYS * 86_400,
    },
    now,
    device: { secure, keys },
    defaults: {
      product: settings.PRODUCT,
      capabilities: backendProfile.capabilities,
      stores: settings.STORES,
      variants: definition.stores,
      defaultStore: settings.DEFAULT_STORE,
    },
    admit: createThrottle(attempts, throttle, wait),
    proxies: settings.PORTAL_PROXIES,
    revokesEveryToken: backendProfile.errorMessages.revokesEveryToken,
    flatDelayMs: settings.LOGIN_FLAT_DELAY_MS,
    wait,
  };
}

/**
 * Returns the hashed keys that count the payments of a session; null without one. All sessions of a network whose owner
 * is unknown count as one company, so that nobody gains a count by removing or editing the cookie.
 */
function getPaymentKeys(
  context: Context,
  { device: { keys }, proxies }: Pick<SignInDependencies, 'device' | 'proxies'>,
) {
  const token = getTokenCookie(context);
  if (token === undefined) return null;
  const owner = readSessionOwner(context, keys, token);
  const getCompany = ({ clientCode }: SessionOwner) => clientCode || `the session ${token}`;
  const company =
    owner === null || owner === 'invalid'
      ? `the network ${getClientNetwork(context, proxies)}`
      : getCompany(owner);
  return {
    session: hashKey(keys, `payments ${token}`),
    company: hashKey(keys, `payments of ${company}`),
  };
}

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

/** Creates the handler that sends operations to the backend. */
function createGraphqlProxy(
  settings: Settings,
  signInDependencies: SignInDependencies,
  attempts: AttemptStores,
  builtOperations: ProxySettings['builtOperations'],
) {
  const { defaults: stores } = signInDependencies;
  return graphqlProxy({
    url: settings.BACKEND_URL,
    timeoutMs: settings.BACKEND_TIMEOUT_MS,
    stores,
    admitPasswordChange: (context, token) =>
      admitByPurpose(context, 'password change', token, signInDependencies),
    isGuessable: (context, password) =>
      isGuessablePassword(password, [...getPersonalTexts(context), stores.product]),
    limitPayments: (context, query) =>
      limitPayments(
        query,
        getPaymentKeys(context, signInDependencies),
        {
          perSession: settings.PAYMENT_LIMIT_SESSION,
          perCompany: settings.PAYMENT_LIMIT_COMPANY,
        },
        attempts,
      ),
    getAddress: (context) => getClientAddress(context, settings.PORTAL_PROXIES) ?? null,
    builtOperations,
    allowsText: settings.GRAPHQL_OPERATIONS === 'open',
  });
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
