import type { CompensationRequestLine } from '@surtidor/domain/compensations';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { colombia, createMockBackend, type MockResponses } from '../test-support/mock-backend.ts';
import { createCompensation } from './create-compensation.ts';
import { fetchCandidateInvoices, fetchCompensables } from './fetch-compensables.ts';
import { findCompensationByKey } from './find-compensation.ts';
import { findSentCompensation } from './find-sent-compensation.ts';

const lines: readonly CompensationRequestLine[] = [
  {
    side: 'payment',
    dueDate: null,
    documentNumber: 'D12',
    invoiceNumber: '',
    amount: { minor: -25_000, currency: 'COP' },
  },
  {
    side: 'invoice',
    dueDate: null,
    documentNumber: 'D3',
    invoiceNumber: 'F3',
    amount: { minor: 30_000, currency: 'COP' },
  },
];

const send = (dataContext: DataContext) => createCompensation(dataContext, { key: 'k-1', lines });
const sendWithResponse = (crearCompensacion: NonNullable<MockResponses['Mutation']>[string]) =>
  send(createMockBackend({ Mutation: { crearCompensacion } }));
const createContext = (respond: () => Response | Promise<Response>) => {
  const { fetch, requests } = createFakeFetch(respond);
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Surtidor',
    onUnauthorized: () => undefined,
    fetch,
  });
  return {
    dataContext: { client, storeContext: colombia, backendProfile: sandboxProfile },
    requests,
  };
};

describe('sending a compensation', () => {
  test('sends exactly the lines of the schema and the key', async () => {
    const requests = vi.fn();
    const sent = await sendWithResponse((args) => {
      requests(JSON.parse(JSON.stringify(args)));
      return { idTransaccion: 'CMP1', message: 'Listo' };
    });
    expect(sent).toEqual({ kind: 'accepted', transactionId: 'CMP1' });
    expect(requests).toHaveBeenCalledExactlyOnceWith({
      idempotency_key: 'k-1',
      lines: [
        {
          fecha_vencimiento_documento: null,
          tipo: 'PAYMENT',
          num_documento: 'D12',
          monto: '-250.00',
          num_factura: '',
        },
        {
          fecha_vencimiento_documento: null,
          tipo: 'INVOICE',
          num_documento: 'D3',
          monto: '300.00',
          num_factura: 'F3',
        },
      ],
    });
  });

  test('returns the reason and the held documents of a rejection', async () => {
    const rejected = await sendWithResponse(() => {
      throw new GraphQLError('Documento bloqueado', {
        extensions: {
          code: 'DOCUMENT_BLOCKED',
          documents: [{ num_documento: 'D3', desde: '2026-03-15 08:30:00', uuid: 'u-0' }],
        },
      });
    });
    expect(rejected).toMatchObject({ kind: 'refused', conflicts: [{ documentNumber: 'D3' }] });
    const support = await sendWithResponse(() => {
      throw new GraphQLError('No', { extensions: { code: 'SUPPORT_READ_ONLY' } });
    });
    expect(support).toMatchObject({ kind: 'refused', failure: { code: 'support-read-only' } });
  });

  test('reports an ended session as unauthorized', async () => {
    const ended = await sendWithResponse(() => {
      throw new Error("The current customer isn't authorized.");
    });
    expect(ended).toEqual({ kind: 'unauthorized' });
  });

  test('stays unknown with its id if the session ended after the backend accepted it', async () => {
    const { dataContext } = createContext(() =>
      Response.json({
        data: { crearCompensacion: { idTransaccion: 'CMP1', message: null } },
        errors: [
          { message: 'La sesión venció', extensions: { category: 'graphql-authentication' } },
        ],
      }),
    );
    expect(await send(dataContext)).toMatchObject({ kind: 'response-lost', uuid: 'CMP1' });
  });

  test.each([
    ['a connection that breaks', () => Promise.reject(new TypeError('fetch failed'))],
    ['an HTML page', () => new Response('<html>')],
    ['a 502', () => new Response('', { status: 502 })],
    ['a null result', () => Response.json({ data: { crearCompensacion: null } })],
    [
      'a result without an id',
      () => Response.json({ data: { crearCompensacion: { message: 'Listo' } } }),
    ],
  ])('%s leaves the outcome unknown, and the request is sent once', async (_, respond) => {
    const { dataContext, requests } = createContext(respond);
    expect(await send(dataContext)).toMatchObject({ kind: 'response-lost' });
    expect(requests).toHaveLength(1);
  });

  test('reports "not sent" when offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { dataContext, requests } = createContext(() => Response.json({}));
    expect(await send(dataContext)).toMatchObject({ kind: 'not-sent' });
    expect(requests).toHaveLength(0);
    vi.unstubAllGlobals();
  });
});

describe('findCompensationByKey', () => {
  const find = (items: unknown) =>
    findCompensationByKey(
      createMockBackend({ Query: { listarCompensaciones: () => ({ items }) } }),
      'k-1',
    );
  const row = { id_transaccion: 'CMP1', idempotency_key: 'k-1', estado: 'B' };

  test('returns the compensation with its state, or null if never received', async () => {
    expect(await find([row])).toEqual({
      kind: 'done',
      value: { transactionId: 'CMP1', state: 'in-process' },
    });
    expect(await find([])).toEqual({ kind: 'done', value: null });
  });

  test.each([
    ['no list', null],
    ['null in the list', [null]],
    ['an entry without an id', [{ ...row, id_transaccion: null }]],
    ['an entry with another key', [{ ...row, idempotency_key: 'k-2' }]],
  ])('%s never counts as "not received"', async (_, items) => {
    expect(await find(items)).toMatchObject({ kind: 'failed' });
  });
});

describe('findSentCompensation', () => {
  const createdAt = Date.parse('2026-03-15T13:30:00Z');
  const money = { total_compensado: '250.00', total_pagos: '250.00', total_facturas: '300.00' };
  const createLineRows = (...numbers: string[]) =>
    numbers.map((num_documento) => ({
      num_documento,
      tipo_documento: 'INVOICE',
      monto_documento: '1.00',
      valor_pagado: '1.00',
    }));
  const row = {
    ...{ id_compensacion: 7, id_transaccion: 'CMP1', estado: 'B', ...money },
    created_at: '2026-03-15 08:31:00',
    detalle: createLineRows('D3', 'D12'),
  };
  const createPesos = (minor: number) => ({ minor, currency: 'COP' }) as const;
  const attempt = {
    uuid: null,
    createdAt,
    amount: createPesos(30_000),
    lines: [
      { invoiceId: '12', documentNumber: 'D12', amount: createPesos(25_000) },
      { invoiceId: '3', documentNumber: 'D3', amount: createPesos(30_000) },
    ],
  };
  const find = (items: unknown, overrides: { uuid?: string } = {}) => {
    const listarCompensaciones = vi.fn((_: unknown) => ({ items, total_count: 1 }));
    const dataContext = createMockBackend({ Query: { listarCompensaciones } });
    return {
      found: findSentCompensation(dataContext, { ...attempt, ...overrides }),
      listarCompensaciones,
    };
  };

  test('finds a compensation with exactly its documents, created since the attempt', async () => {
    const { found, listarCompensaciones } = find([row]);
    expect(await found).toEqual({
      kind: 'done',
      value: { transactionId: 'CMP1', state: 'in-process' },
    });
    expect(JSON.parse(JSON.stringify(listarCompensaciones.mock.calls[0]?.[0]))).toMatchObject({
      filter: {
        created_at: { gteq: '2026-03-14 00:00:00', lteq: '2026-03-16 23:59:59' },
      },
    });
  });

  test.each([
    ['with other documents', { detalle: createLineRows('D3') }],
    ['created before the attempt', { created_at: '2026-03-15 08:20:00' }],
    ['that was rejected', { estado: 'F' }],
  ])('ignores a compensation %s', async (_, overrides) => {
    expect(await find([{ ...row, ...overrides }]).found).toEqual({ kind: 'done', value: null });
  });

  test.each([
    ['the same totals', {}, 'CMP1'],
    ['other totals', { total_facturas: '301.00' }, undefined],
    ['totals in another currency', { moneda: 'USD' }, undefined],
  ])('matches by %s if the list has no lines', async (_, overrides, transactionId) => {
    const outcome = await find([{ ...row, detalle: null, ...overrides }]).found;
    expect(outcome.kind === 'done' && outcome.value?.transactionId).toBe(transactionId);
  });

  test('finds a compensation by id if known, even if rejected', async () => {
    const rejected = { ...row, estado: 'F', detalle: [] };
    expect(await find([rejected], { uuid: 'cmp1' }).found).toMatchObject({
      value: { transactionId: 'CMP1', state: 'rejected' },
    });
    expect(await find([row], { uuid: 'CMP2' }).found).toEqual({ kind: 'done', value: null });
  });

  test.each([
    ['without a list', null],
    ['if an unreadable row may be the compensation', [null, { ...row, estado: 'F' }]],
  ])('fails %s', async (_, items) => {
    expect(await find(items).found).toMatchObject({ kind: 'failed' });
  });

  test('ignores unreadable rows if another row matches', async () => {
    expect(await find([null, row]).found).toMatchObject({ value: { transactionId: 'CMP1' } });
  });
});

describe('fetchCompensables and fetchCandidateInvoices', () => {
  const row = {
    id_edocta_detalle: 3,
    num_documento: 'D3',
    total: '300.00',
    tipo_documento: 'RV',
    bloqueada: '0',
  };
  const onSend = vi.fn();
  let rows: unknown = [row];
  const dataContext = createMockBackend({
    Query: {
      documentos: (args) => {
        onSend(JSON.parse(JSON.stringify(args)));
        return { items: rows, total_count: 1 };
      },
    },
  });

  test('fetches documents by number and side in one page', async () => {
    const found = await fetchCompensables(dataContext, 'invoice', ['D3', 'D4']);
    expect(found).toMatchObject({ kind: 'done', value: [{ documentNumber: 'D3' }] });
    expect(onSend).toHaveBeenLastCalledWith({
      paymentType: 'OFFLINE',
      documentType: 'INVOICE',
      filter: { num_documento: { in: ['D3', 'D4'] } },
      pageSize: 100,
      currentPage: 1,
    });
  });

  test.each([
    ['null', null],
    ['a list with an unreadable row', [row, null]],
  ])('fails to fetch documents by number if the response has %s', async (_, response) => {
    rows = response;
    const found = await fetchCompensables(dataContext, 'invoice', ['D3', 'D4']);
    expect(found).toMatchObject({ kind: 'failed' });
  });

  test('fetches the next due invoices as candidates, in one page of 100', async () => {
    rows = [row, null];
    expect(await fetchCandidateInvoices(dataContext)).toMatchObject({
      kind: 'done',
      value: [{ documentNumber: 'D3' }],
    });
    expect(onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ documentType: 'INVOICE', pageSize: 100, currentPage: 1 }),
    );
  });
});
