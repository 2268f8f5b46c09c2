import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';

const IPV4_MAPPED_PREFIX = /^::ffff:/;

/** `GET /ip` returns the visitor's IP address as {"ip": "…"} to every origin. */
export function createVisitorRoutes(): Hono {
  const routes = new Hono();
  routes.use('/ip', cors());
  routes.get('/ip', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ ip: getIp(c) });
  });
  return routes;
}

/** Returns the remote IP address. Requests without a connection, as in tests, count as local. */
function getIp(c: Context): string {
  const hasConnection = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  const address = hasConnection ? getConnInfo(c).remote.address : undefined;
  return (address ?? '127.0.0.1').replace(IPV4_MAPPED_PREFIX, '');
}
