import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Environment } from '../../environment/environment.ts';
import { generateFile } from './generate-file.ts';
import { createPrintContext } from './print-context.ts';
import type { SignedFileUrls } from './signed-file-urls.ts';

export interface FileRoutesOptions {
  readonly environment: Environment;
  readonly urls: SignedFileUrls;
}

const EXPIRED = 'Este enlace ya venció. Vuelva al portal y pida el archivo de nuevo.';
const NOT_FOUND = 'No encontramos este archivo.';

/** `GET /files/{token}` serves the file of a signed URL. */
export function createFileRoutes({ environment, urls }: FileRoutesOptions): Hono {
  const routes = new Hono();
  // The portal fetches files to download them as one zip.
  routes.use('/files/*', cors());
  routes.get('/files/:token', async (c) => {
    const result = urls.verify(c.req.param('token'));
    if (result.kind === 'expired') return c.text(EXPIRED, 410);
    if (result.kind === 'forged') return c.text(NOT_FOUND, 404);
    const context = createPrintContext(environment, result.request.clientCode);
    const file = context && (await generateFile(context, result.request));
    if (!file) return c.text(NOT_FOUND, 404);
    const disposition = result.request.format === 'pdf' ? 'inline' : 'attachment';
    return c.body(file.bytes, 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `${disposition}; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
  });
  return routes;
}
