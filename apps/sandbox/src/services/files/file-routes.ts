import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Environment } from '../../environment/environment.ts';
import type { SignedFileAddresses } from './file-addresses.ts';
import { printContext } from './print-context.ts';
import { printFile } from './print-file.ts';

export interface FileRoutesOptions {
  readonly environment: Environment;
  readonly addresses: SignedFileAddresses;
}

const GONE = 'Este enlace ya venció. Vuelva al portal y pida el archivo de nuevo.';
const UNKNOWN = 'No encontramos este archivo.';

/** `GET /files/{signed request}`: the file, or an error message. */
export function fileRoutes({ environment, addresses }: FileRoutesOptions): Hono {
  const routes = new Hono();
  // The portal fetches many of them to put them into one zip.
  routes.use('/files/*', cors());
  routes.get('/files/:pass', async (c) => {
    const reading = addresses.read(c.req.param('pass'));
    if (reading.kind === 'expired') return c.text(GONE, 410);
    if (reading.kind === 'forged') return c.text(UNKNOWN, 404);
    const context = printContext(environment, reading.request.clientCode);
    const file = context && (await printFile(context, reading.request));
    if (!file) return c.text(UNKNOWN, 404);
    const disposition = reading.request.format === 'pdf' ? 'inline' : 'attachment';
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
