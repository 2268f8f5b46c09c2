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
  readonly realtime: Pick<Realtime, 'credentialsFor'>;
  readonly links: Pick<StoreLinks, 'linkFor'>;
}

/**
 * What a session of the backend receives for the other services: a token for its own notifications
 * (`/realtime/credentials`) and a link that opens the store once (`/links/store`). Asked by the
 * portal's server, with the bearer token.
 */
export function sessionRoutes({ environment, realtime, links }: SessionRoutesOptions): Hono {
  const routes = new Hono();

  const withAccess =
    (service: Service, respond: (session: SandboxSession) => object) => async (c: Context) => {
      c.header('Cache-Control', 'no-store');
      const context = await createContext(
        environment,
        getBearerToken(c.req.header('authorization')),
      );
      const { session } = context;
      if (session === null) return c.json({ error: 'unauthorized' }, 401);
      if (!allows(serviceAccess[service], context)) return c.json({ error: 'forbidden' }, 403);
      return c.json(respond(session));
    };

  const credentials = withAccess('realtime', ({ user, tokenHash, support }) => {
    const grant = { userId: String(user.id), session: tokenHash, readOnly: support };
    const { customToken, ...rest } = realtime.credentialsFor(grant);
    return { token: customToken, ...rest };
  });
  const storeLink = withAccess('storeLink', ({ client }) => ({
    url: links.linkFor({ clientName: client.nombre, storeCode: client.store_code }),
  }));

  routes.post('/realtime/credentials', credentials);
  routes.get('/links/store', storeLink);
  routes.post('/links/store', storeLink);
  return routes;
}

function allows(rule: OperationAccess, context: SandboxContext): boolean {
  try {
    enforceAccess(rule, context);
    return true;
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}
