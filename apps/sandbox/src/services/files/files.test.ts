import type { Hono } from 'hono';
import readSheets from 'read-excel-file/universal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDealerDatabase } from '../../../test/open-test-dealer.ts';
import type { Database } from '../../database/index.ts';
import { createEnvironment } from '../../environment/environment.ts';
import type { FileRequest } from '../../environment/file-request.ts';
import { createFileRoutes } from './file-routes.ts';
import {
  createSignedFileUrls,
  FILE_URL_LIFETIME_MS,
  type SignedFileUrls,
} from './signed-file-urls.ts';

const ORIGIN = 'http://sandbox.test';
const NOON = Date.parse('2026-11-21T17:00:00Z');

let db: Database;
let now: number;
let urls: SignedFileUrls;
let routes: Hono;

beforeEach(() => {
  db = openTestDealerDatabase();
  now = NOON;
  urls = createSignedFileUrls({ origin: ORIGIN, secret: 'a secret', now: () => now });
  const environment = createEnvironment({ db, now: () => now });
  routes = createFileRoutes({ environment, urls });
});
afterEach(() => db.close());

const REQUEST: FileRequest = {
  kind: 'document',
  format: 'pdf',
  clientCode: '10004521',
  subject: '501',
};
const fetchFile = (request: Partial<FileRequest>) =>
  routes.request(urls.createUrl({ ...REQUEST, ...request }));

/** Returns all cells of a workbook. */
async function getCells(response: Response): Promise<readonly unknown[]> {
  const [sheet] = await readSheets(await response.arrayBuffer());
  return sheet?.data.flat() ?? [];
}

describe('file routes', () => {
  it.each<[Partial<FileRequest>, string]>([
    [{}, 'documento-501.pdf'],
    [{ kind: 'remission', subject: '80001234' }, 'remision-80001234.pdf'],
    [{ kind: 'load-order', subject: 'OC-777' }, 'orden-de-cargue-OC-777.pdf'],
    [{ kind: 'sales-certificate', subject: '31' }, 'certificado-de-ventas-31.pdf'],
    [{ kind: 'certificate-of-balances', subject: '' }, 'certificado-de-saldos.pdf'],
    [{ kind: 'account-status', subject: '' }, 'estado-de-cuenta.pdf'],
    [{ kind: 'orders', subject: '' }, 'pedidos.pdf'],
  ])('serve a PDF for %j', async (request, name) => {
    const response = await fetchFile(request);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('serve a workbook with numbers and text', async () => {
    const response = await fetchFile({ kind: 'account-status', format: 'xlsx', subject: '' });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const cells = await getCells(response);
    expect(cells).toContain(15_500_000);
    expect(cells).toContain('=Combustible noviembre');
  });

  it('apply the filter in the URL', async () => {
    const fetchCells = async (detalle: object) => {
      const subject = JSON.stringify({ detalle });
      return getCells(await fetchFile({ kind: 'account-status', format: 'xlsx', subject }));
    };
    expect(await fetchCells({ num_documento: { eq: '1800012345' } })).toContain('FE90210');
    expect(await fetchCells({ num_documento: { eq: '1' } })).not.toContain('FE90210');
  });

  it.each<[string, Partial<FileRequest>]>([
    ['a document of another client', { clientCode: '10009999' }],
    ['an unknown document', { subject: '502' }],
    ['an unknown client', { clientCode: 'nobody' }],
    ['a document as a workbook', { format: 'xlsx' }],
  ])('return 404 for %s', async (_, request) => {
    expect((await fetchFile(request)).status).toBe(404);
  });

  it('return 410 for an expired URL', async () => {
    const url = urls.createUrl(REQUEST);
    now += FILE_URL_LIFETIME_MS;
    expect((await routes.request(url)).status).toBe(410);
  });

  it('return 404 for a URL with an invalid signature', async () => {
    const url = urls.createUrl(REQUEST);
    const otherUrls = createSignedFileUrls({ origin: ORIGIN, secret: 'another', now: () => now });
    const [payload] = new URL(url).pathname.split('/').at(-1)?.split('.') ?? [];
    for (const forged of [
      otherUrls.createUrl(REQUEST),
      `${url}x`,
      `${ORIGIN}/files/${payload}`,
      `${ORIGIN}/files/${payload}.`,
      `${ORIGIN}/files/501`,
    ]) {
      expect((await routes.request(forged)).status).toBe(404);
    }
  });
});
