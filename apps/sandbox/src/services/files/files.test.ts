import type { Hono } from 'hono';
import readSheets from 'read-excel-file/universal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDealer } from '../../../test/open-test-dealer.ts';
import type { Database } from '../../database/index.ts';
import { createEnvironment } from '../../environment/environment.ts';
import type { FileRequest } from '../../environment/file-request.ts';
import { createFileAddresses, FILE_LIFE_MS, type SignedFileAddresses } from './file-addresses.ts';
import { fileRoutes } from './file-routes.ts';

const ORIGIN = 'http://sandbox.test';
const NOON = Date.parse('2026-11-21T17:00:00Z');

let db: Database;
let now: number;
let addresses: SignedFileAddresses;
let routes: Hono;

beforeEach(() => {
  db = openTestDealer();
  now = NOON;
  addresses = createFileAddresses({ origin: ORIGIN, secret: 'a secret', now: () => now });
  const environment = createEnvironment({ db, now: () => now });
  routes = fileRoutes({ environment, addresses });
});
afterEach(() => db.close());

const aRequest: FileRequest = {
  kind: 'document',
  format: 'pdf',
  clientCode: '10004521',
  subject: '501',
};
const fetchFile = (request: Partial<FileRequest>) =>
  routes.request(addresses.createUrl({ ...aRequest, ...request }));

/** Every cell of a returned workbook. */
async function getCells(response: Response): Promise<readonly unknown[]> {
  const [sheet] = await readSheets(await response.arrayBuffer());
  return sheet?.data.flat() ?? [];
}

describe('a file of the sandbox', () => {
  it.each<[Partial<FileRequest>, string]>([
    [{}, 'documento-501.pdf'],
    [{ kind: 'remission', subject: '80001234' }, 'remision-80001234.pdf'],
    [{ kind: 'load-order', subject: 'OC-777' }, 'orden-de-cargue-OC-777.pdf'],
    [{ kind: 'sales-certificate', subject: '31' }, 'certificado-de-ventas-31.pdf'],
    [{ kind: 'certificate-of-balances', subject: '' }, 'certificado-de-saldos.pdf'],
    [{ kind: 'account-status', subject: '' }, 'estado-de-cuenta.pdf'],
    [{ kind: 'orders', subject: '' }, 'pedidos.pdf'],
  ])('%j is a PDF', async (request, name) => {
    const response = await fetchFile(request);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('is a spreadsheet with numbers as numbers and text as text', async () => {
    const response = await fetchFile({ kind: 'account-status', format: 'xlsx', subject: '' });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const cells = await getCells(response);
    expect(cells).toContain(15_500_000);
    expect(cells).toContain('=Combustible noviembre');
  });

  it('contains the rows that match the filter of its URL', async () => {
    const sheetFor = async (detalle: object) => {
      const subject = JSON.stringify({ detalle });
      return getCells(await fetchFile({ kind: 'account-status', format: 'xlsx', subject }));
    };
    expect(await sheetFor({ num_documento: { eq: '1800012345' } })).toContain('FE90210');
    expect(await sheetFor({ num_documento: { eq: '1' } })).not.toContain('FE90210');
  });

  it.each<[string, Partial<FileRequest>]>([
    ['a document of another client', { clientCode: '10009999' }],
    ['a document that is not there', { subject: '502' }],
    ['a client that is not there', { clientCode: 'nobody' }],
    ['a document as a spreadsheet', { format: 'xlsx' }],
  ])('is not found: %s', async (_, request) => {
    expect((await fetchFile(request)).status).toBe(404);
  });

  it('stops working after a while', async () => {
    const address = addresses.createUrl(aRequest);
    now += FILE_LIFE_MS;
    expect((await routes.request(address)).status).toBe(410);
  });

  it('cannot be accessed with an unsigned URL', async () => {
    const address = addresses.createUrl(aRequest);
    const other = createFileAddresses({ origin: ORIGIN, secret: 'another', now: () => now });
    const [payload] = new URL(address).pathname.split('/').at(-1)?.split('.') ?? [];
    for (const forged of [
      other.createUrl(aRequest),
      `${address}x`,
      `${ORIGIN}/files/${payload}`,
      `${ORIGIN}/files/${payload}.`,
      `${ORIGIN}/files/501`,
    ]) {
      expect((await routes.request(forged)).status).toBe(404);
    }
  });
});
