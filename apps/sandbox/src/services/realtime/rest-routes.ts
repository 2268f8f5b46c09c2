import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { canAccess } from './access.ts';
import type { RealtimeTokens } from './auth/realtime-tokens.ts';
import type { NodeStore } from './node-store.ts';
import { getView } from './subscriptions.ts';
import { InvalidTreeError, parseTreePath } from './tree-path.ts';

/** The supported query parameters: all children, or the last ones by key. */
const querySchema = z.union([
  z.object({ orderBy: z.undefined(), limitToLast: z.undefined() }).transform(() => undefined),
  z
    .object({ orderBy: z.literal('"$key"'), limitToLast: z.coerce.number().int().min(1) })
    .transform(({ limitToLast }) => ({ i: '.key', l: limitToLast, vf: 'r' as const })),
]);

/**
 * Creates the REST interface for reading: `GET /{path}.json?auth={id token}`, with the rules of the socket. The
 * status codes and messages are the vendor's.
 */
export function createRestRoutes(store: NodeStore, tokens: RealtimeTokens): Hono {
  const routes = new Hono();
  routes.get('/:path{.+\\.json}', cors(), (c) => {
    const { auth, orderBy, limitToLast } = c.req.query();
    const user = auth === undefined ? null : tokens.verifyToken('id', auth);
    if (auth !== undefined && user === null)
      return c.json({ error: 'Could not parse auth token.' }, 401);
    const query = querySchema.safeParse({ orderBy, limitToLast });
    if (!query.success) return c.json({ error: 'The sandbox does not support this query.' }, 400);
    try {
      const path = parseTreePath(c.req.param('path').replace(/\.json$/, ''));
      if (!canAccess(user, path)) return c.json({ error: 'Permission denied' }, 401);
      return c.json(getView(store, path, query.data));
    } catch (error) {
      if (error instanceof InvalidTreeError) return c.json({ error: error.message }, 400);
      throw error;
    }
  });
  return routes;
}
