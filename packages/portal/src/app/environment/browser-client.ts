import { createSurtidorClient } from '@surtidor/data';
import type { Portal } from '../../platform/context/portal-context.tsx';

/**
 * Creates the Apollo client of a session in the browser.
 * @param sessionFetch Sends only with the cookies of the client's session.
 */
export function createBrowserClient(
  { config, deploymentOptions, connection, now }: Portal,
  sessionFetch: typeof fetch,
  onUnauthorized: () => void,
): ReturnType<typeof createSurtidorClient> {
  return createSurtidorClient({
    uri: '/graphql',
    backendProfile: config.backendProfile,
    persisted: true,
    product: deploymentOptions.product,
    fetch: async (input, init) => {
      const response = await sessionFetch(input, init);
      if (response.ok) connection.record({ kind: 'answered', at: now() });
      return response;
    },
    onUnauthorized,
  });
}
