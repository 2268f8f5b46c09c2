import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { accountStatusQuery } from '../invoices/account-status.ts';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { latestOrdersQuery } from '../orders/latest-orders.ts';
import { createJsonArbitrary } from '../test-support/any-json.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { getFieldNames } from '../test-support/fields.ts';
import { colombia } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { createPagedStore } from './paged-store.ts';
import { createRemoteStore } from './remote-store.ts';

/** Creates a data context whose backend always responds with this JSON. */
const createDataContext = (json: unknown) => {
  const { fetch } = createFakeFetch(() => Response.json(json));
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Surtidor',
    onUnauthorized: () => undefined,
    fetch,
  });
  return { client, storeContext: colombia, backendProfile: sandboxProfile };
};

const createResponseArbitrary = (fields: readonly string[]) => {
  const part = createJsonArbitrary(fields);
  const container = fc.oneof(
    part,
    fc.record({ items: fc.array(part), data: fc.array(part), total_count: fc.jsonValue() }),
  );
  return fc.oneof(
    fc.jsonValue(),
    fc.record({
      data: fc.oneof(
        fc.jsonValue(),
        fc.record({
          documentos: container,
          AccountStatus: container,
          OrderTraceability: container,
        }),
      ),
    }),
    fc.record({
      errors: fc.array(fc.oneof(fc.jsonValue(), fc.record({ message: fc.jsonValue() }))),
    }),
  );
};

const fields = [
  ...getFieldNames(pendingInvoicesQuery.document),
  ...getFieldNames(latestOrdersQuery.document),
  ...getFieldNames(accountStatusQuery.document),
];

// Silences Apollo's warnings about missing fields.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('any response results in a valid state', async () => {
  await fc.assert(
    fc.asyncProperty(createResponseArbitrary(fields), async (json) => {
      const dataContext = createDataContext(json);
      const pending = watch(createPagedStore(dataContext, pendingInvoicesQuery, { filter: {} }));
      const status = watch(createPagedStore(dataContext, accountStatusQuery, { filter: {} }));
      const orders = watch(
        createRemoteStore(dataContext, latestOrdersQuery, { client: 'C', pageSize: 4 }),
      );
      const kinds = [
        (await pending.until(({ state }) => state.kind !== 'loading')).state.kind,
        (await status.until(({ state }) => state.kind !== 'loading')).state.kind,
        (await orders.until(({ kind }) => kind !== 'loading')).kind,
      ];
      for (const kind of kinds)
        expect(['ready', 'empty', 'failed', 'unauthorized']).toContain(kind);
    }),
    { numRuns: 150 },
  );
});
