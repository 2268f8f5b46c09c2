import { createSurtidorClient } from '@surtidor/data';
import type { Portal } from '../../platform/context/portal-context.tsx';
import { hydration } from './hydration.ts';
import type { CreateClient } from './session-clients.ts';

/** Creates the client of a session in the browser. */
export const createBrowserClient =
  ({ config, deploymentOptions, connection, now }: Portal): CreateClient =>
  (onUnauthorized) => {
    const client = createSurtidorClient({
      uri: '/graphql',
      backendProfile: config.backendProfile,
      persisted: true,
      product: deploymentOptions.product,
      // The first client uses the responses in the page.
      ssrMode: hydration.isPending(),
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if (response.ok) connection.record({ kind: 'answered', at: now() });
        return response;
      },
      onUnauthorized,
    });
    hydration.onEnd(() => {
      client.prioritizeCacheValues = false;
    });
    return client;
  };
