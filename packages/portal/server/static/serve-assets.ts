import type { MiddlewareHandler } from 'hono';
import type { Asset, AssetStore } from './asset-store.ts';
import { chooseEncoding } from './encodings.ts';

const immutableCacheControl = 'public, max-age=31536000, immutable';
const revalidatedCacheControl = 'public, max-age=0, must-revalidate';

const isFilePath = (path: string) => /\.[a-z0-9]+$/i.test(path) || path.startsWith('/assets/');

function getHeaders(asset: Asset, encoding: string | null): Record<string, string> {
  return {
    'Content-Type': asset.type,
    'Cache-Control': asset.isHashed ? immutableCacheControl : revalidatedCacheControl,
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
    ...(encoding !== null && { 'Content-Encoding': encoding }),
  };
}

/**
 * Serves the built files. A missing file returns a plain 404, never a page, so that an outdated page detects
 * that its chunk is gone.
 */
export function serveAssets(store: Pick<AssetStore, 'get'>): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    const asset = store.get(context.req.path);
    if (asset === undefined) {
      if (!isFilePath(context.req.path)) return next();
      return context.text('Not found', 404, { 'Cache-Control': 'no-store' });
    }
    const encoding = chooseEncoding(
      context.req.header('Accept-Encoding'),
      (candidate) => asset.encodedBodies[candidate] !== undefined,
    );
    const headers = getHeaders(asset, encoding);
    if (context.req.header('If-None-Match') === asset.etag) {
      return context.body(null, 304, headers);
    }
    return context.body((encoding && asset.encodedBodies[encoding]) || asset.body, 200, headers);
  };
}
