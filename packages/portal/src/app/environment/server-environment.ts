import { createServerClient, type PageResponse } from '@surtidor/data';
import { fetchNotifications } from '@surtidor/data/realtime';
import { fetchRealtimeToken } from '@surtidor/data/rest';
import type { Notification } from '@surtidor/domain/notifications';
import type { Portal } from '../../platform/context/portal-context.tsx';
import { isExpiredOnServer } from '../../platform/idle/idle-record.ts';
import { getStoreVariant, type PortalDefinition } from '../../shared/config/portal-definition.ts';
import type { PageRequest } from '../../shared/page-request.ts';
import { createPreloadQueries } from './preload-queries.ts';
import type { Environment } from './router-context.ts';
import { createSessionClients } from './session-clients.ts';
import { createStaticPortal } from './static-portal.ts';

/** Whether the session has expired. Its data is not sent, and the browser signs out. */
const isExpired = ({ browser, sessions, now }: Portal): boolean =>
  isExpiredOnServer(browser.sharedStorage, sessions.getSnapshot().key ?? '', now());

/** Fetches the notifications of a page within its time limit; null if there is no list. */
async function fetchPageNotifications(
  {
    config,
    session: { session, store },
    origin,
    dataTimeoutMs: timeoutMs,
    fetchRealtimeCredentials,
  }: PageRequest,
  definition: PortalDefinition,
): Promise<readonly Notification[] | null> {
  const settings = config.realtime;
  if (settings === null || session === null) return null;
  return fetchNotifications({
    settings,
    userId: session.userId,
    timeZone: getStoreVariant(definition, store).timeZone,
    fetchToken: () => fetchRealtimeToken({ fetch: fetchRealtimeCredentials, timeoutMs }),
    origin,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Creates the router context of one request. */
export function createServerEnvironment(
  pageRequest: PageRequest,
  definition: PortalDefinition,
): Environment {
  const { purifier } = pageRequest;
  const portal: Portal = { ...createStaticPortal(definition, pageRequest), purifier };
  const clients = createSessionClients(portal.sessions.getSnapshot, (onUnauthorized) =>
    createServerClient({
      uri: '/graphql',
      backendProfile: pageRequest.config.backendProfile,
      fetch: pageRequest.postGraphql,
      product: portal.deploymentOptions.product,
      retry: { retries: 0 },
      onUnauthorized,
    }),
  );
  const pageResponses: PageResponse[] = [];
  const preloadQueries = createPreloadQueries(
    () => clients.current().client,
    pageRequest.dataTimeoutMs,
    (response) => pageResponses.push(response),
  );
  return {
    portal,
    clients,
    pageResponses,
    nonce: pageRequest.nonce,
    returnedSignIn: pageRequest.returnedSignIn,
    renderedAt: pageRequest.now,
    setStatus: pageRequest.setStatus,
    preloadQueries: async (queries) => {
      if (!isExpired(portal)) await preloadQueries(queries);
    },
    preloadNotifications: async () => {
      if (!isExpired(portal))
        clients.current().initialNotifications = await fetchPageNotifications(
          pageRequest,
          definition,
        );
    },
  };
}
