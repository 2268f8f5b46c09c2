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
import { accountHistoryQuery, accountHistoryRecordQuery } from '../invoices/account-history.ts';
import { accountStatusQuery } from '../invoices/account-status.ts';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { orderBoardQuery } from '../orders/order-board.ts';
import { ordersQuery } from '../orders/orders.ts';
import { typeDefs } from '../schema/index.ts';
import { colombia } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import type { PagedQuery } from './paged-query.ts';
import { createPagedStore } from './paged-store.ts';

const schema = makeExecutableSchema({ typeDefs });

/** A response with two rows per list; all its texts start with the marker. */
function answerTo(document: DocumentNode, mark: string): Record<string, unknown> {
  let count = 0;
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one.selectionSet]),
  );
  const leaf = () => {
    count += 1;
    return `${mark}${String(count).padStart(5, '0')}`;
  };
  const valueFor = (type: GraphQLOutputType, selections?: SelectionSetNode): unknown => {
    if (isNonNullType(type)) return valueFor(type.ofType, selections);
    if (isListType(type))
      return [valueFor(type.ofType, selections), valueFor(type.ofType, selections)];
    return isObjectType(type) && selections ? getObject(type, selections) : leaf();
  };
  const getObject = (type: GraphQLObjectType, { selections }: SelectionSetNode) => {
    const filled: Record<string, unknown> = { __typename: type.name };
    for (const one of selections) {
      if (one.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(one.name.value);
        if (fragment) Object.assign(filled, getObject(type, fragment));
      } else if (one.kind === Kind.FIELD && one.name.value !== '__typename') {
        const field = type.getFields()[one.name.value];
        if (field) filled[one.name.value] = valueFor(field.type, one.selectionSet);
      }
    }
    return filled;
  };
  const [operation] = document.definitions;
  const query = schema.getQueryType();
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !query)
    throw new Error('The operation is not a query.');
  return getObject(query, operation.selectionSet);
}

// Only the common fields of all lists are checked here.
type AnyList = PagedQuery<never, never, never, unknown>;

const eq = (mark: string) => ({ eq: mark });

/** Every list with a filter, and two different filters. */
const lists: readonly (readonly [string, unknown, (mark: string) => object])[] = [
  ['orders', ordersQuery, (mark) => ({ filter: { num_pedido: eq(mark) }, sort: 'fecha_pedido' })],
  ['the board', orderBoardQuery, (mark) => ({ filter: { num_pedido: eq(mark) } })],
  ['pending invoices', pendingInvoicesQuery, (mark) => ({ filter: { busqueda: mark } })],
  ['account status', accountStatusQuery, (mark) => ({ filter: { num_documento: eq(mark) } })],
  [
    'history',
    accountHistoryQuery,
    (mark) => ({ client: '1', filter: { num_documento: eq(mark) } }),
  ],
  [
    'history from the first',
    accountHistoryRecordQuery,
    (mark) => ({ client: '1', filter: { num_documento: eq(mark) } }),
  ],
  ['compensations', compensationsQuery, (mark) => ({ filter: { num_factura: eq(mark) } })],
  [
    'what can be compensated',
    compensableDocumentsQuery,
    (mark) => ({ side: 'INVOICE', filter: { busqueda: mark } }),
  ],
  [
    'certificates',
    salesCertificatesQuery,
    (mark) => ({ filter: { codigo_destinatario: eq(mark) } }),
  ],
  ['associates', associatesQuery, (mark) => ({ search: mark })],
  ['stations', destinationsQuery, (mark) => ({ search: mark })],
];

/** Successive filters; only the last list is still open. */
const filters = [0, 1, 2];

const getOrders = (all: readonly number[]): readonly (readonly number[])[] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first) =>
        getOrders(all.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      );

/** All orders of responses, with one filter left late, or none. */
const races = getOrders(filters).flatMap((arrival) =>
  filters.map((stayed) => ({ arrival, stayed })),
);

test.each(lists)(
  '%s: in whatever order answers come, the last filter’s rows are shown and no others',
  async (_, list, getVariables) => {
    const query = list as AnyList;
    let held: (() => void)[] = [];
    const link = new ApolloLink(
      (operation) =>
        new Observable((observer) => {
          const mark = /"(9\d{6})"/.exec(JSON.stringify(operation.variables))?.[1] ?? '';
          held.push(() => {
            observer.next({ data: answerTo(operation.query, mark) });
            observer.complete();
          });
        }),
    );
    for (const [run, { arrival, stayed }] of races.entries()) {
      held = [];
      const client = createSurtidorClient({
        uri: '/graphql',
        backendProfile: sandboxProfile,
        product: 'Producto',
        onUnauthorized: () => {},
        link,
      });
      const dataContext = { client, storeContext: colombia, backendProfile: sandboxProfile };
      const marks = filters.map((at) => `9${String(run * 10 + at).padStart(6, '0')}`);
      const stores = marks.map((mark) =>
        createPagedStore(dataContext, query, getVariables(mark) as never),
      );
      const leaves = stores.map((store) => store.subscribe(() => undefined));
      const last = watch(stores.at(-1) ?? (stores[0] as (typeof stores)[number]));
      while (held.length < filters.length) await Promise.resolve();
      // A screen unsubscribes when the filter changes; one may be left later.
      leaves.slice(0, -1).forEach((leave, at) => {
        if (at !== stayed) leave();
      });
      for (const at of arrival) held[at]?.();
      const { state } = await last.until((shown) => shown.state.kind === 'ready');
      leaves.at(-1)?.();
      const shown = JSON.stringify(state);
      const race = `answers in the order ${arrival}, filter ${stayed} left late`;
      expect(shown, race).toContain(`"${marks.at(-1)}`);
      for (const mark of marks.slice(0, -1)) expect(shown, race).not.toContain(`"${mark}`);
      last.stop();
      client.stop();
    }
  },
);
