import { createSurtidorClient } from '@surtidor/data';
import type { Portal } from '../../platform/context/portal-context.tsx';

/** Creates the Apollo client of a session in the browser. */
export const createBrowserClient = (
  { config, deploymentOptions, connection, now }: Portal,
  onUnauthorized: () => void,
): ReturnType<typeof createSurtidorClient> =>
  createSurtidorClient({
    uri: '/graphql',
    backendProfile: config.backendProfile,
    persisted: true,
    product: deploymentOptions.product,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (response.ok) connection.record({ kind: 'answered', at: now() });
      return response;
    },
    onUnauthorized,
  });
