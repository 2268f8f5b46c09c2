import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';

const IPV4_IN_IPV6 = /^::ffff:/;

/** The "what is my address" service: `GET /ip` answers {"ip": "…"} to every origin. */
export function visitorRoutes(): Hono {
  const routes = new Hono();
  routes.use('/ip', cors());
  routes.get('/ip', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ ip: getAddress(c) });
  });
  return routes;
}

/** The connection's address; a request made without a connection (in tests) counts as local. */
function getAddress(c: Context): string {
  const hasConnection = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  const address = hasConnection ? getConnInfo(c).remote.address : undefined;
  return (address ?? '127.0.0.1').replace(IPV4_IN_IPV6, '');
}
