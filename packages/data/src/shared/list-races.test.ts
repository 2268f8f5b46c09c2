import { ApolloLink, Observable } from '@apollo/client';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { associatesQuery } from '../associates/associates.ts';
import { destinationsQuery } from '../associates/destinations.ts';
import { sandboxProfile } from '../backend-profile/index.ts';
import { salesCertificatesQuery } from '../certificates/sales-certificates.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { compensableDocumentsQuery } from '../compensations/compensable-documents.ts';
import { compensationsQuery } from '../compensations/compensations.ts';
import { accountHistoryQuery, oldestFirstHistoryQuery } from '../invoices/account-history.ts';
import { accountStatusQuery } from '../invoices/account-status.ts';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { deliveriesQuery } from '../orders/deliveries.ts';
import { ordersQuery } from '../orders/orders.ts';
import { typeDefs } from '../schema/index.ts';
import { colombia } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import type { PagedQuery } from './paged-query.ts';
import { createPagedStore } from './paged-store.ts';

const schema = makeExecutableSchema({ typeDefs });

/** Creates a response with two rows per list; all its strings but the currency start with the marker. */
function createResponse(document: DocumentNode, marker: string): Record<string, unknown> {
  let count = 0;
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one.selectionSet]),
  );
  const createLeaf = () => {
    count += 1;
    return `${marker}${String(count).padStart(5, '0')}`;
  };
  const createValue = (type: GraphQLOutputType, selections?: SelectionSetNode): unknown => {
    if (isNonNullType(type)) return createValue(type.ofType, selections);
    if (isListType(type))
      return [createValue(type.ofType, selections), createValue(type.ofType, selections)];
    return isObjectType(type) && selections ? createObject(type, selections) : createLeaf();
  };
  const createObject = (type: GraphQLObjectType, { selections }: SelectionSetNode) => {
    const filled: Record<string, unknown> = { __typename: type.name };
    for (const one of selections) {
      if (one.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(one.name.value);
        if (fragment) Object.assign(filled, createObject(type, fragment));
      } else if (one.kind === Kind.FIELD && one.name.value !== '__typename') {
        const field = type.getFields()[one.name.value];
        if (one.name.value === 'moneda') filled.moneda = 'COP';
        else if (field) filled[one.name.value] = createValue(field.type, one.selectionSet);
      }
    }
    return filled;
  };
  const [operation] = document.definitions;
  const query = schema.getQueryType();
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !query)
    throw new Error('The operation is not a query.');
  return createObject(query, operation.selectionSet);
}

// Only the common fields of all lists are checked here.
type AnyList = PagedQuery<never, never, never, unknown>;

const eq = (marker: string) => ({ eq: marker });

/** Every list with a filter, and its variables for a marker. */
const lists: readonly (readonly [string, unknown, (marker: string) => object])[] = [
  [
    'orders',
    ordersQuery,
    (marker) => ({ filter: { num_pedido: eq(marker) }, sort: 'fecha_pedido' }),
  ],
  ['deliveries', deliveriesQuery, (marker) => ({ filter: { num_pedido: eq(marker) } })],
  ['pending invoices', pendingInvoicesQuery, (marker) => ({ filter: { busqueda: marker } })],
  ['account status', accountStatusQuery, (marker) => ({ filter: { num_documento: eq(marker) } })],
  [
    'history',
    accountHistoryQuery,
    (marker) => ({ client: '1', filter: { num_documento: eq(marker) } }),
  ],
  [
    'history by record',
    oldestFirstHistoryQuery,
    (marker) => ({ client: '1', filter: { num_documento: eq(marker) } }),
  ],
  ['compensations', compensationsQuery, (marker) => ({ filter: { num_factura: eq(marker) } })],
  [
    'compensable documents',
    compensableDocumentsQuery,
    (marker) => ({ side: 'INVOICE', filter: { busqueda: marker } }),
  ],
  [
    'certificates',
    salesCertificatesQuery,
    (marker) => ({ filter: { codigo_destinatario: eq(marker) } }),
  ],
  ['associates', associatesQuery, (marker) => ({ search: marker })],
  ['stations', destinationsQuery, (marker) => ({ search: marker })],
];

/** Successive filters; the last one stays on screen. */
const filters = [0, 1, 2];

const getPermutations = (all: readonly number[]): readonly (readonly number[])[] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first) =>
        getPermutations(all.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      );

/** All response orders; in each, one of the filters (or none of the replaced ones) is unsubscribed late. */
const races = getPermutations(filters).flatMap((arrival) =>
  filters.map((stayed) => ({ arrival, stayed })),
);

test.each(lists)(
  '%s: whatever the order of the responses, only the rows of the last filter are shown',
  async (_, list, getVariables) => {
    const query = list as AnyList;
    let respond: (() => void)[] = [];
    const link = new ApolloLink(
      (operation) =>
        new Observable((observer) => {
          const marker = /"(9\d{6})"/.exec(JSON.stringify(operation.variables))?.[1] ?? '';
          respond.push(() => {
            observer.next({ data: createResponse(operation.query, marker) });
            observer.complete();
          });
        }),
    );
    for (const [run, { arrival, stayed }] of races.entries()) {
      respond = [];
      const client = createSurtidorClient({
        uri: '/graphql',
        backendProfile: sandboxProfile,
        product: 'Producto',
        onUnauthorized: () => {},
        link,
      });
      const dataContext = { client, storeContext: colombia, backendProfile: sandboxProfile };
      const marks = filters.map((at) => `9${String(run * 10 + at).padStart(6, '0')}`);
      const stores = marks.map((marker) =>
        createPagedStore(dataContext, query, getVariables(marker) as never),
      );
      const unsubscribes = stores.map((store) => store.subscribe(() => undefined));
      const last = watch(stores.at(-1) ?? (stores[0] as (typeof stores)[number]));
      while (respond.length < filters.length) await Promise.resolve();
      // A screen unsubscribes when the filter changes; one of them may do so late.
      unsubscribes.slice(0, -1).forEach((unsubscribe, at) => {
        if (at !== stayed) unsubscribe();
      });
      for (const at of arrival) respond[at]?.();
      const { state } = await last.until((shown) => shown.state.kind === 'ready');
      unsubscribes.at(-1)?.();
      const shown = JSON.stringify(state);
      const race = `responses in the order ${arrival}, filter ${stayed} unsubscribed late`;
      expect(shown, race).toContain(`"${marks.at(-1)}`);
      for (const marker of marks.slice(0, -1)) expect(shown, race).not.toContain(`"${marker}`);
      last.stop();
      client.stop();
    }
  },
);
