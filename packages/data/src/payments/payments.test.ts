import { createFailure } from '@surtidor/domain';
import type { PaymentLine } from '@surtidor/domain/payments';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { colombia, createMockBackend, type MockResponses } from '../test-support/mock-backend.ts';
import { consultTransaction } from './consult-transaction.ts';
import { createTransaction } from './create-transaction.ts';
import { fetchPaymentSession } from './fetch-payment-session.ts';
import {
  buildLiveTransactionsRequest,
  findLiveTransactions,
  findTransaction,
  findTransactionByKey,
  readPreloadedTransactions,
} from './find-transactions.ts';
import { openCashPayment } from './open-cash-payment.ts';

const session = {
  uuid: 'u-1',
  estado: 'PENDIENTE',
  url_redirect: 'https://pagos.example/entrada',
  phrase: 'frase',
  token: 'secreto',
};
const line: PaymentLine = {
  invoiceId: '7',
  dueDate: null,
  balance: { minor: 150000, currency: 'COP' },
  transactionAmount: { minor: 50000, currency: 'COP' },
  documentNumber: '900100',
  invoiceNumber: 'F-1',
  notes: '',
  transactionType: 'parcial',
};
const pay = (dataContext: DataContext) =>
  createTransaction(dataContext, { key: 'k-1', lines: [line] });

const payWithResponse = (crearTransaccionOnline: NonNullable<MockResponses['Mutation']>[string]) =>
  pay(createMockBackend({ Mutation: { crearTransaccionOnline } }));

const createContext = (respond: () => Response | Promise<Response>): DataContext => ({
  client: createSurtidorClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Surtidor',
    onUnauthorized: () => undefined,
    fetch: createFakeFetch(respond).fetch,
  }),
  storeContext: colombia,
  backendProfile: sandboxProfile,
});

/** Creates a response with an error and null data, as Magento sends it. */
const createErrorResponse = (extensions: object, status = 200) =>
  Response.json(
    {
      errors: [{ message: 'Error interno', path: ['crearTransaccionOnline'], extensions }],
      data: { crearTransaccionOnline: null },
    },
    { status },
  );

describe('opening a payment', () => {
  test('sends the lines and returns the session', async () => {
    const requests = vi.fn();
    const opened = await payWithResponse((args) => {
      requests(args);
      return session;
    });
    expect(opened).toEqual({
      kind: 'opened',
      session: {
        uuid: 'u-1',
        state: 'PENDIENTE',
        redirectUrl: 'https://pagos.example/entrada',
        phrase: 'frase',
        token: 'secreto',
      },
    });
    expect(requests.mock.calls[0]?.[0]).toMatchObject({
      idempotency_key: 'k-1',
      lines: [
        {
          numero_documento: '900100',
          monto_documento: '1500.00',
          monto_transaccion: '500.00',
          tipo_transaccion: 'parcial',
        },
      ],
    });
  });

  test('names the held document and the start of the hold in a rejection', async () => {
    const rejected = await payWithResponse(() => {
      throw new GraphQLError('Documento bloqueado', {
        extensions: {
          code: 'DOCUMENT_BLOCKED',
          documents: [{ num_documento: '900100', desde: '2026-03-15 08:30:00', uuid: 'u-0' }, null],
        },
      });
    });
    expect(rejected).toMatchObject({
      kind: 'refused',
      failure: { code: 'payment-in-progress' },
      conflicts: [
        { documentNumber: '900100', since: Date.parse('2026-03-15T13:30:00Z'), uuid: 'u-0' },
      ],
    });
  });

  test.each([
    ['a connection that breaks', () => Promise.reject(new TypeError('fetch failed'))],
    ['an HTML page', () => new Response('<html>')],
    ['a 502', () => new Response('', { status: 502 })],
    ['errors of a gateway', () => Response.json({ errors: [{ message: 'x' }] }, { status: 502 })],
    ['an internal error', () => createErrorResponse({ category: 'internal' })],
    ['an internal error without a category', () => createErrorResponse({})],
    ['an internal error with a code', () => createErrorResponse({ code: 'INTERNAL_SERVER_ERROR' })],
    ['a 500 with errors', () => createErrorResponse({ category: 'graphql-input' }, 500)],
    ['an error of an unknown category', () => createErrorResponse({ category: 'otra' })],
    ['an unreadable 400', () => new Response('<html>', { status: 400 })],
  ])('%s leaves the outcome unknown', async (_, respond) => {
    expect(await pay(createContext(respond))).toEqual({
      kind: 'response-lost',
      failure: createFailure('outcome-unknown'),
      uuid: null,
    });
  });

  test.each([
    ['an incomplete session', { data: { crearTransaccionOnline: { uuid: 'u-1' } } }],
    [
      'a session with an error',
      {
        data: { crearTransaccionOnline: session },
        errors: [{ message: 'No', extensions: { category: 'graphql-input' } }],
      },
    ],
    [
      'a session with the end of the user’s session',
      {
        data: { crearTransaccionOnline: { uuid: 'u-1', token: null } },
        errors: [{ message: "The current customer isn't authorized." }],
      },
    ],
  ])('%s leaves the outcome unknown and returns the id to look up', async (_, body) => {
    const respond = () => Response.json(body);
    expect(await pay(createContext(respond))).toMatchObject({ kind: 'response-lost', uuid: 'u-1' });
  });

  test.each([
    ['validation', { category: 'graphql-input' }, 'payment-failed'],
    ['authorization', { category: 'graphql-authorization' }, 'forbidden'],
    ['a missing document', { category: 'graphql-no-such-entity' }, 'payment-failed'],
    ['a documented code', { code: 'AMOUNT_INVALID' }, 'payment-failed'],
  ])('reports the payment as refused: %s', async (_, extensions, code) => {
    const refused = await pay(createContext(() => createErrorResponse(extensions)));
    expect(refused).toMatchObject({ kind: 'refused', failure: { code } });
  });

  test('a request that the portal’s server rejected is refused with its message', async () => {
    const message = 'Hay una versión nueva del portal.';
    const respond = (headers: Record<string, string>) => () =>
      Response.json(
        { errors: [{ message, extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
        { status: 400, headers },
      );
    expect(await pay(createContext(respond({ 'X-Not-Sent': '1' })))).toMatchObject({
      kind: 'refused',
      failure: { serverText: message },
    });
    // Without the header, the backend may have sent it after acting.
    expect(await pay(createContext(respond({})))).toMatchObject({ kind: 'response-lost' });
  });

  test('an authentication error ends the session, whatever its message', async () => {
    const respond = () => createErrorResponse({ category: 'graphql-authentication' }, 401);
    expect(await pay(createContext(respond))).toEqual({ kind: 'unauthorized' });
  });

  test('reports "not sent" only if the proxy could not reach the backend', async () => {
    const respond = (headers: Record<string, string>) => () =>
      Response.json({ errors: [{ message: 'x' }] }, { status: 503, headers });
    expect(await pay(createContext(respond({ 'X-Not-Sent': '1' })))).toMatchObject({
      kind: 'not-sent',
    });
    expect(await pay(createContext(respond({})))).toMatchObject({ kind: 'response-lost' });
  });

  test('reports "not sent" when offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const onSend = vi.fn(() => Response.json({}));
    expect(await pay(createContext(onSend))).toMatchObject({ kind: 'not-sent' });
    expect(onSend).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('is refused in support sessions and unauthorized after the session has ended', async () => {
    const support = await payWithResponse(() => {
      throw new GraphQLError('No', { extensions: { code: 'SUPPORT_READ_ONLY' } });
    });
    expect(support).toMatchObject({ kind: 'refused', failure: { code: 'support-read-only' } });
    const ended = await payWithResponse(() => {
      throw new Error("The current customer isn't authorized.");
    });
    expect(ended).toEqual({ kind: 'unauthorized' });
  });

  test('a cash payment opens a session by segment and amount', async () => {
    const requests = vi.fn();
    const dataContext = createMockBackend({
      Query: {
        easyPayContado: (args) => {
          requests(args);
          return session;
        },
      },
    });
    const request = {
      key: 'k-2',
      segment: '1100',
      amount: { minor: 20000, currency: 'COP' },
    } as const;
    expect(await openCashPayment(dataContext, request)).toMatchObject({ kind: 'opened' });
    expect(requests).toHaveBeenCalledWith({
      filter: { id_segment: '1100', amount: '200.00', idempotency_key: 'k-2' },
    });
  });
});

describe('querying payments', () => {
  const row = {
    uuid: 'u-1',
    idempotency_key: 'k-1',
    estado: 'PENDIENTE',
    live: true,
    tipo: 'FACTURAS',
    total: '500.00',
    nombre_usuario: 'Ana Ruiz',
    created_at: '2026-03-15 08:30:00',
    lines: [{ numero_documento: '900100', monto_transaccion: '500.00' }],
  };
  const createListBackend = (items: unknown) =>
    createMockBackend({ Query: { listarTransacciones: () => ({ total_count: 1, items }) } });

  test('finds an attempt by its key', async () => {
    const found = await findTransactionByKey(createListBackend([row]), 'k-1');
    expect(found).toMatchObject({
      kind: 'done',
      value: { uuid: 'u-1', kind: 'invoices', live: true, createdBy: 'Ana Ruiz' },
    });
    expect(await findTransactionByKey(createListBackend([]), 'k-1')).toEqual({
      kind: 'done',
      value: null,
    });
  });

  test.each([
    ['a null entry', [null]],
    ['an entry without an amount', [{ uuid: 'u-1', idempotency_key: 'k-1' }]],
    ['an entry with another key', [{ ...row, idempotency_key: 'k-2' }]],
    ['no list', null],
  ])('%s never counts as "not received"', async (_, items) => {
    expect(await findTransactionByKey(createListBackend(items), 'k-1')).toMatchObject({
      kind: 'failed',
    });
  });

  test('finds a transaction by its id, and never another one', async () => {
    const dataContext = createListBackend([row]);
    expect(await findTransaction(dataContext, 'u-1')).toMatchObject({ value: { uuid: 'u-1' } });
    expect(await findTransaction(dataContext, 'U-1')).toMatchObject({ kind: 'done' });
    expect(await findTransaction(dataContext, 'u-2')).toMatchObject({ kind: 'failed' });
  });

  test.each([
    ['CONTADO', '1100', '1100'],
    ['BONOS', 'BO', undefined],
    ['FACTURAS', '', undefined],
  ])(
    'maps a %s transaction with segment "%s" to the segment %s',
    async (tipo, id_segment, segment) => {
      const found = await findTransactionByKey(
        createListBackend([{ ...row, tipo, id_segment }]),
        'k-1',
      );
      expect(found.kind === 'done' && found.value?.segment).toBe(segment);
    },
  );

  test('returns only live attempts as payments in progress', async () => {
    const found = await findLiveTransactions(
      createListBackend([row, { ...row, live: false }, null]),
    );
    expect(found.kind === 'done' && found.value).toHaveLength(1);
  });

  test('fails if none of the payments in progress is readable', async () => {
    const found = await findLiveTransactions(createListBackend([null, { ...row, total: 'x' }]));
    expect(found.kind).toBe('failed');
  });

  test('returns the preloaded payments in progress only until hydration ends', async () => {
    const dataContext = createListBackend([row, { ...row, live: false }, null]);
    const { client } = dataContext;
    client.prioritizeCacheValues = true;
    expect(readPreloadedTransactions(dataContext)).toBeNull();
    const { document, variables } = buildLiveTransactionsRequest();
    await client.query({ query: document, variables });
    expect(readPreloadedTransactions(dataContext)).toHaveLength(1);
    client.prioritizeCacheValues = false;
    expect(readPreloadedTransactions(dataContext)).toBeNull();
  });

  test('returns the backend’s raw status, and never that of another transaction', async () => {
    const respond = { response: true, status: 'APROBADA', uuid: 'u-1', message: 'Listo' };
    const { client } = createMockBackend({
      Mutation: { consultarUuidYDesbloquearDocumentos: () => respond },
    });
    expect(await consultTransaction(client, 'u-1')).toEqual({
      kind: 'done',
      value: { found: true, status: 'APROBADA', uuid: 'u-1', message: 'Listo' },
    });
    expect(await consultTransaction(client, 'U-1')).toMatchObject({ kind: 'done' });
    expect(await consultTransaction(client, 'u-2')).toMatchObject({ kind: 'failed' });
  });
});

describe('fetchPaymentSession', () => {
  const fetchSession = (items: unknown) =>
    fetchPaymentSession(
      createMockBackend({ Query: { listarTransacciones: () => ({ items }) } }),
      'u-1',
    );

  test('returns the backend’s session', async () => {
    expect(await fetchSession([{ uuid: 'u-1', session }])).toMatchObject({
      kind: 'done',
      value: { session: { uuid: 'u-1', token: 'secreto', redirectUrl: session.url_redirect } },
    });
  });

  test('accepts an id in another case', async () => {
    expect(
      await fetchSession([{ uuid: 'U-1', session: { ...session, uuid: 'U-1' } }]),
    ).toMatchObject({ kind: 'done', value: { session: { uuid: 'U-1' } } });
  });

  test.each([
    ['an empty list', []],
    ['a transaction without a session', [{ uuid: 'u-1', session: null }]],
    ['an incomplete session', [{ uuid: 'u-1', session: { ...session, token: null } }]],
  ])('returns no session for %s', async (_name, items) => {
    expect(await fetchSession(items)).toEqual({ kind: 'done', value: { session: null } });
  });

  test.each([
    ['transaction', [{ uuid: 'u-2', session }]],
    ['session', [{ uuid: 'u-1', session: { ...session, uuid: 'u-2' } }]],
  ])('rejects the %s of another attempt', async (_name, items) => {
    expect(await fetchSession(items)).toMatchObject({ kind: 'failed' });
  });
});
