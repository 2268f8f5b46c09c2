import { permission, permissionNames } from '@surtidor/domain/vocabulary';
import { type Context, Hono } from 'hono';
import type { SandboxSession } from '../../context.ts';
import type { Environment } from '../../environment.ts';
import { bearerOf, makeContext } from '../../make-context.ts';
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
  const { product } = environment;
  const routes = new Hono();

  const withPermission =
    (
      name: (typeof permissionNames)[keyof typeof permissionNames],
      answer: (session: SandboxSession) => object,
    ) =>
    async (c: Context) => {
      c.header('Cache-Control', 'no-store');
      const token = bearerOf(c.req.header('authorization'));
      const { session } = await makeContext(environment, token);
      if (session === null) return c.json({ error: 'unauthorized' }, 401);
      if (!session.permissions.has(permission(product, name))) {
        return c.json({ error: 'forbidden' }, 403);
      }
      return c.json(answer(session));
    };

  const credentials = withPermission(permissionNames.notifications, ({ user }) => {
    const { customToken, ...others } = realtime.credentialsFor(String(user.id));
    return { token: customToken, ...others };
  });
  const storeLink = withPermission(permissionNames.store, ({ client }) => ({
    url: links.linkFor({ clientName: client.nombre, storeCode: client.store_code }),
  }));

  routes.post('/realtime/credentials', credentials);
  routes.get('/links/store', storeLink);
  routes.post('/links/store', storeLink);
  return routes;
}
