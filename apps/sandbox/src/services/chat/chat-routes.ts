import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createAssetHandler } from '../shared/create-asset-handler.ts';

/** `GET /chat/widget.js?color=…` serves the customer-service chat to pages of any origin. */
export function createChatRoutes(): Hono {
  const routes = new Hono();
  routes.use('/chat/*', cors());
  const headers = {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  routes.get(
    '/chat/widget.js',
    createAssetHandler(new URL('./widget.js', import.meta.url), headers),
  );
  return routes;
}
