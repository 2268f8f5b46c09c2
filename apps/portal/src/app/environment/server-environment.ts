import { createSurtidorClient } from '@surtidor/data';
import { createMemoryStorage } from '../../platform/browser/storage.ts';
import { createColorMode } from '../../platform/color-mode/color-mode.ts';
import { getDeploymentOptions } from '../../platform/config/read-config.ts';
import { createConnectionEvents } from '../../platform/connection/connection-events.ts';
import type { Portal } from '../../platform/context/portal-context.tsx';
import { createIdleRecord } from '../../platform/idle/idle-record.ts';
import type { PageRequest } from './page-request.ts';
import type { Environment } from './router-context.ts';
import { createSessionClients } from './session-clients.ts';

const noop = () => undefined;
const onlineSnapshot = { online: true, page: '', loadedAt: null };

/** The portal of one request: a fixed session and clock, storage in memory. */
function createServerPortal(page: PageRequest): Portal {
  const { config, session, now, sharedStorage, isPhone } = page;
  return {
    config,
    deploymentOptions: getDeploymentOptions(config),
    sessions: {
      getSnapshot: () => session,
      subscribe: () => noop,
      signIn: async () => ({ kind: 'communication' }),
      signOut: async () => undefined,
      markTermsAccepted: noop,
    },
    browser: {
      sharedStorage: createMemoryStorage(sharedStorage),
      colorMode: createColorMode(createMemoryStorage()),
      tabStorage: createMemoryStorage(),
      redirectTo: noop,
      openTab: noop,
      saveFile: noop,
      reload: noop,
      isPhone,
    },
    connectionEvents: createConnectionEvents(),
    connection: { getSnapshot: () => onlineSnapshot, subscribe: () => noop },
    now: () => now,
    clock: () => now,
  };
}

/** Whether the session has expired. Its data is not sent, and the browser signs out. */
function isExpired({ browser, sessions, now }: Portal): boolean {
  const expiresAt = createIdleRecord(
    browser.sharedStorage,
    sessions.getSnapshot().key ?? '',
  ).read();
  return expiresAt !== null && expiresAt <= now();
}

/** Creates the router context of one request. */
export function createServerEnvironment(page: PageRequest): Environment {
  const portal = createServerPortal(page);
  const clients = createSessionClients(
    portal.sessions.getSnapshot,
    async () =>
      ({ store }, onUnauthorized) =>
        createSurtidorClient({
          uri: '/graphql',
          backendProfile: page.config.backendProfile,
          fetch: page.postGraphql,
          product: portal.deploymentOptions.product,
          store,
          ssrMode: true,
          retry: { retries: 0 },
          onUnauthorized,
        }),
  );
  return {
    portal,
    clients,
    nonce: page.nonce,
    returnedSignIn: page.returnedSignIn,
    renderedAt: page.now,
    setStatus: page.setStatus,
    hydrateAt: noop,
    preloadQueries: async (queries) => {
      if (isExpired(portal)) return;
      const { client } = clients.current();
      const requests = queries.map(({ document: query, variables }) =>
        client.query({ query, variables }),
      );
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, page.dataTimeoutMs);
      });
      await Promise.race([Promise.allSettled(requests), timeout]);
      clearTimeout(timer);
      // A response after the limit would be in the page but not in its cache. The browser fetches missing data.
      client.stop();
    },
  };
}
