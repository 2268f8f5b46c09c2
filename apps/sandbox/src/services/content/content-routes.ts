import { readdirSync } from 'node:fs';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createAssetHandler } from '../shared/create-asset-handler.ts';
import { setPageHeaders } from '../shared/page-headers.ts';

const FOLDER = new URL('../../../content/', import.meta.url);

/** `GET /content/{file}` serves the images and pages that content blocks link to. */
export function createContentRoutes(): Hono {
  const routes = new Hono();
  routes.use('/content/*', cors(), setPageHeaders(undefined, 'cross-origin'));
  for (const name of readdirSync(FOLDER)) {
    routes.get(`/content/${name}`, createAssetHandler(new URL(name, FOLDER)));
  }
  return routes;
}
