import { createSurtidorClient } from '@surtidor/data';
import type { Portal } from '../../platform/context/portal-context.tsx';

/** The response to a request that is not sent. */
const createUnsentResponse = () =>
  new Response(null, { status: 409, headers: { 'X-Not-Sent': '1' } });

/**
 * Creates the Apollo client of a session in the browser. Another tab can change the session at any time, and requests
 * carry its cookies: with another session, nothing is sent, and a response that may be of it is a failure.
 * @param isCurrent Whether the cookies are those of the client's session.
 */
export const createBrowserClient = (
  { config, deploymentOptions, connection, now }: Portal,
  isCurrent: () => boolean,
  onUnauthorized: () => void,
): ReturnType<typeof createSurtidorClient> =>
  createSurtidorClient({
    uri: '/graphql',
    backendProfile: config.backendProfile,
    persisted: true,
    product: deploymentOptions.product,
    fetch: async (input, init) => {
      if (!isCurrent()) return createUnsentResponse();
      const response = await fetch(input, init);
      if (!isCurrent()) throw new TypeError('The session has changed.');
      if (response.ok) connection.record({ kind: 'answered', at: now() });
      return response;
    },
    onUnauthorized,
  });
