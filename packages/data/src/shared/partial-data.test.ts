import { describe, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { contentBlocksQuery, contentBlocksRequest } from '../content/content-blocks.ts';
import {
  dashboardDocumentsRequest,
  dashboardInvoicesQuery,
  portfolioSummaryQuery,
} from '../invoices/dashboard-documents.ts';
import { fakeFetch } from '../test-support/fake-fetch.ts';
import { colombia } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { createRemoteStore } from './remote-store.ts';

const over = (body: object, status = 200) => {
  const onUnauthorized = vi.fn();
  const { fetch } = fakeFetch(() => Response.json(body, { status }));
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

const missing = {
  message: 'El bloque CMS con el ID "carrusel" no existe.',
  path: ['cmsBlocks', 'items', 0],
  extensions: { category: 'graphql-no-such-entity' },
};
const banner = { identifier: 'banner', title: 'Banner', content: '<p>Hola</p>' };
const blocks = (items: unknown, errors: readonly object[] = [missing], status = 200) =>
  over({ errors, data: { cmsBlocks: { items } } }, status);
const settledBlocks = ({ context }: ReturnType<typeof over>) =>
  watch(
    createRemoteStore(
      context,
      contentBlocksQuery,
      contentBlocksRequest(['carrusel', 'banner']).variables,
    ),
  ).until(({ kind }) => kind !== 'loading');

describe('content blocks', () => {
  test('that are missing do not affect the others', async () => {
    const state = await settledBlocks(blocks([null, banner]));
    expect(state).toMatchObject({ kind: 'ready', value: [null, { identifier: 'banner' }] });
  });

  test('that are all missing are empty, not a failure', async () => {
    expect(await settledBlocks(blocks([null, null]))).toEqual({ kind: 'empty' });
  });

  test('are not shown after the end of the session', async () => {
    const ended = blocks(
      [null, banner],
      [{ message: 'Venció', extensions: { category: 'graphql-authentication' } }],
      401,
    );
    expect(await settledBlocks(ended)).toEqual({ kind: 'unauthorized' });
    expect(ended.onUnauthorized).toHaveBeenCalled();
  });
});

test('the dashboard shows its invoices if the totals fail, and reports the failed part', async () => {
  const items = [{ id_edocta_detalle: 1, num_documento: 'D1', total: '10.00', bloqueada: '0' }];
  const { context } = over({
    errors: [{ message: 'Internal server error', path: ['documentos', 'total_amount_expired'] }],
    data: { documentos: { total_count: 1, total_amount_expired: null, items } },
  });
  const { variables } = dashboardDocumentsRequest();
  const settled = <T>(store: T & Parameters<typeof watch>[0]) =>
    watch(store).until((state) => (state as { kind: string }).kind !== 'loading');
  expect(
    await settled(createRemoteStore(context, dashboardInvoicesQuery, variables)),
  ).toMatchObject({
    kind: 'ready',
    value: [{ documentNumber: 'D1' }],
  });
  expect(await settled(createRemoteStore(context, portfolioSummaryQuery, variables))).toMatchObject(
    {
      kind: 'failed',
      failure: { serverText: 'Internal server error' },
    },
  );
});
