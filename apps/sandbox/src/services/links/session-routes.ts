import { type OperationAccess, type Service, serviceAccess } from '@surtidor/domain/vocabulary';
import { GraphQLError } from 'graphql';
import { type Context, Hono } from 'hono';
import { enforceAccess } from '../../auth/guard.ts';
import { createContext, getBearerToken } from '../../create-context.ts';
import type { SandboxContext, SandboxSession } from '../../environment/context.ts';
import type { Environment } from '../../environment/environment.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { StoreLinks } from '../store/store-links.ts';

export interface SessionRoutesOptions {
  readonly environment: Environment;
  readonly realtime: Pick<Realtime, 'createCredentials'>;
  readonly links: Pick<StoreLinks, 'createLink'>;
}

/**
 * Creates the routes that give a session access to other services: credentials for the realtime database
 * (`/realtime/credentials`) and a single-use link to the store (`/links/store`). The portal's server
 * calls them with the bearer token.
 */
export function createSessionRoutes({ environment, realtime, links }: SessionRoutesOptions): Hono {
  const routes = new Hono();

  const createHandler =
    (service: Service, respond: (session: SandboxSession) => object) => async (c: Context) => {
      c.header('Cache-Control', 'no-store');
      const context = await createContext(
        environment,
        getBearerToken(c.req.header('authorization')),
      );
      const { session } = context;
      if (session === null) return c.json({ error: 'unauthorized' }, 401);
      if (!isAllowed(serviceAccess[service], context)) return c.json({ error: 'forbidden' }, 403);
      return c.json(respond(session));
    };

  const handleCredentials = createHandler('realtime', ({ user, tokenHash, support }) => {
    const grant = { userId: String(user.id), session: tokenHash, readOnly: support };
    const { customToken, ...rest } = realtime.createCredentials(grant);
    return { token: customToken, ...rest };
  });
  const handleStoreLink = createHandler('storeLink', ({ client }) => ({
    url: links.createLink({ clientName: client.nombre, storeCode: client.store_code }),
  }));

  routes.post('/realtime/credentials', handleCredentials);
  routes.get('/links/store', handleStoreLink);
  routes.post('/links/store', handleStoreLink);
  return routes;
}

function isAllowed(rule: OperationAccess, context: SandboxContext): boolean {
  try {
    enforceAccess(rule, context);
    return true;
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}
