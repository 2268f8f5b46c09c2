import { expect, test } from 'vitest';
import { createPagedStore } from '../shared/paged-store.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { accountHistoryQuery, oldestFirstHistoryQuery } from './account-history.ts';
import { generateHistoryPdf } from './generate-history-pdf.ts';

const isLoaded = ({ state }: { state: { kind: string } }) => state.kind !== 'loading';

const respondWith = (response: unknown) => () => response;

const sharedFields = {
  tipo_documento: 'DZ',
  agrupacion: 'PG',
  fecha_documento: '2026-03-05',
  fecha_vencimiento_documento: '2026-03-31',
  detalle: 'Pago recibido',
  total: '-1500.50',
  estado_documento: 'C',
  nif_comunitario: 'PG-1',
};
const download = { pdf: { url: 'https://files.example/a.pdf', status: '1' }, xls: null };

test('both orders map a line to the same movement', async () => {
  const backend = createMockBackend({
    Query: {
      AccountHistory: respondWith({
        download,
        data: [
          {
            subtotal: '-1500.50',
            sizeDetails: 1,
            lines: [
              {
                ...sharedFields,
                id_histocta_detalle: 7,
                num_documento: '900',
                num_factura: 'F1',
                classification: 'DZ Pago',
                nombre_cliente: 'Estación Ñ',
              },
            ],
          },
        ],
      }),
      AccountStatusHistory: respondWith({
        download,
        data: [
          {
            subtotal: '-1500.50',
            sizeDetails: 1,
            nombre_cliente: 'Estación Ñ',
            lines: [
              {
                ...sharedFields,
                id_histocuenta_detalle: 7,
                numero_documento: '900',
                numero_factura: 'F1',
                clasificacion: 'DZ Pago',
              },
            ],
          },
        ],
      }),
    },
  });
  const params = { client: 'C1', filter: {} };
  const newestFirst = await watch(createPagedStore(backend, accountHistoryQuery, params)).until(
    isLoaded,
  );
  const oldestFirst = await watch(createPagedStore(backend, oldestFirstHistoryQuery, params)).until(
    isLoaded,
  );
  expect(newestFirst.state).toMatchObject({
    kind: 'ready',
    more: 'no',
    items: [
      {
        historyLineId: '7',
        documentNumber: '900',
        documentClass: 'DZ Pago',
        clientName: 'Estación Ñ',
        dueDate: '2026-03-31',
        balance: { minor: -150_050, currency: 'COP' },
      },
    ],
  });
  expect(oldestFirst).toEqual(newestFirst);
  expect(newestFirst.extra).toMatchObject({
    balance: { minor: -150_050 },
    downloads: { pdf: { address: 'https://files.example/a.pdf' }, xls: { address: '' } },
  });
});

test('a response without accounts is empty, and one without data is a failure', async () => {
  const backend = createMockBackend({
    Query: { AccountHistory: respondWith({ data: [], download: null }) },
  });
  const params = { client: 'C1', filter: {} };
  const emptyList = watch(createPagedStore(backend, accountHistoryQuery, params));
  expect((await emptyList.until(isLoaded)).state).toEqual({ kind: 'empty' });
  const failedList = watch(createPagedStore(backend, oldestFirstHistoryQuery, params));
  expect((await failedList.until(isLoaded)).state).toMatchObject({
    kind: 'failed',
    failure: { message: { key: 'Data not found' } },
  });
});

test.each([
  [
    'a URL',
    { url: 'https://files.example/7.pdf', menssage: 'x' },
    { kind: 'url', url: 'https://files.example/7.pdf' },
  ],
  [
    'a string instead of a URL',
    { url: 'En proceso', menssage: 'x' },
    { kind: 'server-text', text: 'En proceso' },
  ],
  [
    'a message',
    { url: '', menssage: 'Sin documento' },
    { kind: 'server-text', text: 'Sin documento' },
  ],
  ['neither a URL nor a message', { url: '', menssage: '' }, { kind: 'not-found' }],
  ['null', null, { kind: 'not-found' }],
])('reads the PDF response of a movement: %s', async (_, pdf, expected) => {
  const { client } = createMockBackend({
    Mutation: { generatedPDFAccountHistoryDetails: () => ({ pdf }) },
  });
  expect(await generateHistoryPdf(client, '7')).toEqual(expected);
});

test('finds no PDF of a movement after an error or without a line id', async () => {
  const { client } = createMockBackend({
    Mutation: {
      generatedPDFAccountHistoryDetails: () => {
        throw new Error('Sin servicio');
      },
    },
  });
  expect(await generateHistoryPdf(client, '7')).toEqual({ kind: 'not-found' });
  expect(await generateHistoryPdf(client, '')).toEqual({ kind: 'not-found' });
});
