import { describe, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { buildContentBlocksRequest, contentBlocksQuery } from '../content/content-blocks.ts';
import {
  buildDashboardDocumentsRequest,
  dashboardInvoicesQuery,
  portfolioSummaryQuery,
} from '../invoices/dashboard-documents.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { colombia } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { createRemoteStore } from './remote-store.ts';

const createContext = (body: object, status = 200) => {
  const onUnauthorized = vi.fn();
  const { fetch } = createFakeFetch(() => Response.json(body, { status }));
  const client = createSurtidorClient({
    uri: '/graphql',
    product: 'Surtidor',
    backendProfile: sandboxProfile,
    onUnauthorized,
    fetch,
  });
  return {
    onUnauthorized,
    context: { client, storeContext: colombia, backendProfile: sandboxProfile },
  };
};

const missingBlockError = {
  message: 'El bloque CMS con el ID "carrusel" no existe.',
  path: ['cmsBlocks', 'items', 0],
  extensions: { category: 'graphql-no-such-entity' },
};
const banner = { identifier: 'banner', title: 'Banner', content: '<p>Hola</p>' };
const respondWithBlocks = (
  items: unknown,
  errors: readonly object[] = [missingBlockError],
  status = 200,
) => createContext({ errors, data: { cmsBlocks: { items } } }, status);
const getFinalBlocks = ({ context }: ReturnType<typeof createContext>) =>
  watch(
    createRemoteStore(
      context,
      contentBlocksQuery,
      buildContentBlocksRequest(['carrusel', 'banner']).variables,
    ),
  ).until(({ kind }) => kind !== 'loading');

describe('content blocks', () => {
  test('are shown even if others are missing', async () => {
    const state = await getFinalBlocks(respondWithBlocks([null, banner]));
    expect(state).toMatchObject({ kind: 'ready', value: [null, { identifier: 'banner' }] });
  });

  test('are empty, not failed, if all are missing', async () => {
    expect(await getFinalBlocks(respondWithBlocks([null, null]))).toEqual({ kind: 'empty' });
  });

  test('are not shown after the end of the session', async () => {
    const endedSession = respondWithBlocks(
      [null, banner],
      [{ message: 'Venció', extensions: { category: 'graphql-authentication' } }],
      401,
    );
    expect(await getFinalBlocks(endedSession)).toEqual({ kind: 'unauthorized' });
    expect(endedSession.onUnauthorized).toHaveBeenCalled();
  });
});

test('the dashboard reports invoices that failed beside the totals', async () => {
  const { context } = createContext({
    errors: [{ message: 'Internal server error', path: ['documentos', 'items'] }],
    data: { documentos: { total_count: 37, items: null } },
  });
  const { variables } = buildDashboardDocumentsRequest();
  const store = createRemoteStore(context, dashboardInvoicesQuery, variables);
  expect(await watch(store).until(({ kind }) => kind !== 'loading')).toMatchObject({
    kind: 'failed',
    failure: { serverText: 'Internal server error' },
  });
});

test('the dashboard shows its invoices if the totals fail, and reports the failed part', async () => {
  const items = [{ id_edocta_detalle: 1, num_documento: 'D1', total: '10.00', bloqueada: '0' }];
  const { context } = createContext({
    errors: [{ message: 'Internal server error', path: ['documentos', 'total_amount_expired'] }],
    data: { documentos: { total_count: 1, total_amount_expired: null, items } },
  });
  const { variables } = buildDashboardDocumentsRequest();
  const getFinalState = <T>(store: T & Parameters<typeof watch>[0]) =>
    watch(store).until((state) => (state as { kind: string }).kind !== 'loading');
  expect(
    await getFinalState(createRemoteStore(context, dashboardInvoicesQuery, variables)),
  ).toMatchObject({
    kind: 'ready',
    value: [{ documentNumber: 'D1' }],
  });
  expect(
    await getFinalState(createRemoteStore(context, portfolioSummaryQuery, variables)),
  ).toMatchObject({
    kind: 'failed',
    failure: { serverText: 'Internal server error' },
  });
});
