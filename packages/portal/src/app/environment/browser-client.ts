import { createSurtidorClient } from '@surtidor/data';
import type { Portal } from '../../platform/context/portal-context.tsx';
import { createSessionFetch } from './session-fetch.ts';

/**
 * Creates the Apollo client of a session in the browser.
 * @param isCurrent Whether the cookies are those of the client's session.
 */
export function createBrowserClient(
  { config, deploymentOptions, connection, now }: Portal,
  isCurrent: () => boolean,
  onUnauthorized: () => void,
): ReturnType<typeof createSurtidorClient> {
  const sessionFetch = createSessionFetch((input, init) => fetch(input, init), isCurrent);
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
