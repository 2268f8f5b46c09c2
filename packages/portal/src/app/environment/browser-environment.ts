import { createPageClient, type PageResponse } from '@surtidor/data';
import { createBrowser } from '../../platform/browser/browser.ts';
import { createConnection } from '../../platform/connection/connection.ts';
import type { Portal } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { nameChunkLoadError } from '../../platform/loading/chunk-load-error.ts';
import { createCookieSessionStore } from '../../platform/session/cookie-session-store.ts';
import { createRunInTurn } from '../../platform/session/run-in-turn.ts';
import { createSessionFetch } from '../../platform/session/session-fetch.ts';
import { sessionRequests } from '../../platform/session/session-requests.ts';
import { updateTabSession } from '../../platform/session/signed-out-session.ts';
import { createMirroredStorage } from '../../shared/browser/mirrored-storage.ts';
import type { PortalDefinition } from '../../shared/config/portal-definition.ts';
import { getDeploymentOptions, readConfig } from '../../shared/config/read-config.ts';
import { type CookieJar, createDocumentCookies } from '../../shared/session/cookie-jar.ts';
import { readReturnedSignIn } from '../../shared/session/returned-sign-in.ts';
import { hydration } from './hydration.ts';
import type { Environment } from './router-context.ts';
import { createSessionClients } from './session-clients.ts';

/** Creates the session store of this browser. Another tab can change the session in the background. */
function createSessions(
  {
    config,
    definition,
    browser,
    pageDrafts,
  }: Pick<Portal, 'config' | 'definition' | 'browser' | 'pageDrafts'>,
  cookies: CookieJar,
) {
  const sessions = createCookieSessionStore({
    cookies,
    requests: sessionRequests,
    runInTurn: createRunInTurn('surtidor-session', navigator.locks),
    sharedStorage: browser.sharedStorage,
    stores: config.stores,
    variants: definition.stores,
    defaultStore: config.defaultStore,
  });
  const handleSession = () =>
    updateTabSession(browser, sessions.getSnapshot().key, () => pageDrafts.clear());
  const refresh = () => {
    sessions.refresh();
    handleSession();
  };
  for (const event of ['focus', 'pageshow', 'storage']) window.addEventListener(event, refresh);
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, refresh);
  sessions.subscribe(handleSession);
  handleSession();
  window.addEventListener('online', () => void sessions.retrySignOut());
  void sessions.retrySignOut();
  return sessions;
}

/** Creates the router context in the browser. */
export function createBrowserEnvironment(definition: PortalDefinition): Environment {
  window.addEventListener('vite:preloadError', ({ payload }) => nameChunkLoadError(payload));
  const config = readConfig(document);
  const deploymentOptions = getDeploymentOptions(config);
  const cookies = createDocumentCookies(document);
  const baseBrowser = createBrowser();
  const browser = {
    ...baseBrowser,
    sharedStorage: createMirroredStorage(baseBrowser.sharedStorage, cookies),
  };
  const pageDrafts = new Map();
  const sessions = createSessions({ config, definition, browser, pageDrafts }, cookies);
  const { now } = hydration;
  const portal: Portal = {
    definition,
    config,
    deploymentOptions,
    sessions,
    browser,
    pageDrafts,
    connection: createConnection(window),
    now,
    clock: Date.now,
  };
  const pageResponses: PageResponse[] = [];
  const clients = createSessionClients(sessions.getSnapshot, (onUnauthorized) => {
    const { key } = sessions.getSnapshot();
    const sessionFetch = createSessionFetch(() => sessions.isCurrent(key));
    const client = createPageClient(pageResponses.splice(0), async () => {
      const { createBrowserClient } = await import('./browser-client.ts');
      return createBrowserClient(portal, sessionFetch, onUnauthorized);
    });
    hydration.onEnd(() => {
      client.endHydration();
      afterFirstPaint(() => client.load().catch(() => undefined));
    });
    return client;
  });
  return {
    portal,
    clients,
    pageResponses,
    returnedSignIn: readReturnedSignIn(document),
    renderedAt: now(),
    setStatus: () => undefined,
    preloadQueries: async () => undefined,
    preloadNotifications: async () => undefined,
  };
}
