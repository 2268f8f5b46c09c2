import { readdirSync } from 'node:fs';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { pageHeaders } from '../shared/page-headers.ts';
import { assetHandler } from '../shared/send-asset.ts';

const FOLDER = new URL('../../../content/', import.meta.url);

/** `GET /content/{file}` serves the images and pages that content blocks link to. */
export function createContentRoutes(): Hono {
  const routes = new Hono();
  routes.use('/content/*', cors(), pageHeaders(undefined, 'cross-origin'));
  for (const name of readdirSync(FOLDER)) {
    routes.get(`/content/${name}`, assetHandler(new URL(name, FOLDER)));
  }
  return routes;
}
