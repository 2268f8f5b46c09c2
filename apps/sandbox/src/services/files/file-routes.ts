import { Hono } from 'hono';
import type { Database } from '../../database/index.ts';
import type { SignedFileAddresses } from './file-addresses.ts';
import type { QueryAs } from './lists/query-as.ts';
import { printContext } from './print-context.ts';
import { printFile } from './print-file.ts';

export interface FileRoutesOptions {
  readonly db: Database;
  readonly addresses: SignedFileAddresses;
  readonly queryAs: QueryAs;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const GONE = 'Este enlace ya venció. Vuelva al portal y pida el archivo de nuevo.';
const UNKNOWN = 'No encontramos este archivo.';

/** `GET /files/{signed address}`: the file itself, or a sentence that says why not. */
export function fileRoutes({ db, addresses, queryAs, now }: FileRoutesOptions): Hono {
  const routes = new Hono();
  routes.get('/files/:pass', async (c) => {
    const reading = addresses.read(c.req.param('pass'));
    if (reading.kind === 'expired') return c.text(GONE, 410);
    if (reading.kind === 'forged') return c.text(UNKNOWN, 404);
    const context = printContext(db, reading.request.clientCode, now());
    const file = context && (await printFile(context, reading.request, queryAs));
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
