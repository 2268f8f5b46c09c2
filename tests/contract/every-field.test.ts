import { createTransaction, findInvoices } from '@surtidor/data';
import { contentBlocks } from '@surtidor/domain';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allQueries, type CompiledQuery, type FilledPaths, recordFields } from './all-queries.ts';
import { type SignedInDealer, signIn } from './sign-in.ts';

let dealer: SignedInDealer;
beforeAll(async () => {
  dealer = await signIn();
  // The scenario's rows have no idempotency key, so this opens a payment and adds a key to a compensation.
  await openPayment();
  dealer.sandbox.environment.db.run(
    `update compensations set idempotency_key = :key where id_compensacion =
       (select max(id_compensacion) from compensations where client_code = :client)`,
    { key, client },
  );
  // None of the scenario's blocked documents has a community tax number.
  dealer.sandbox.environment.db.run(
    `update documents set nif_comunitario = 'NIF-1' where client_code = :client
       and id in (select document_id from document_locks)`,
    { client },
  );
});
afterAll(() => dealer.sandbox.close());

const key = 'test-key';
const { client } = getDealer('typical', 'colombia');

/** Opens a payment session for an invoice. */
async function openPayment(): Promise<void> {
  const { dataContext } = dealer;
  const found = await findInvoices(dataContext, { filter: {}, limit: 50 });
  const invoices = found.kind === 'done' ? found.value : [];
  const invoice = invoices.find(({ blocked, balance }) => !blocked && balance.minor > 0);
  if (!invoice) throw new Error('The scenario has no payable invoice.');
  const { id: invoiceId, dueDate, balance, documentNumber, invoiceNumber } = invoice;
  const line = { invoiceId, dueDate, balance, documentNumber, invoiceNumber, notes: '' };
  const lines = [{ ...line, transactionAmount: balance, transactionType: 'total' as const }];
  expect(await createTransaction(dataContext, { key, lines })).toMatchObject({ kind: 'opened' });
}

const readColumn = (sql: string): readonly string[] =>
  dealer.sandbox.environment.db
    .all<{ value: string | number }>(sql, { client })
    .map(({ value }) => String(value));

/** Reads a column of the client's deliveries that have a document. */
const readDeliveries = (name: string, documentColumn: string) =>
  readColumn(`select ${name} as value from order_deliveries join orders using (id_pedido)
    where client_code = :client and ${documentColumn} is not null limit 10`);

/** Reads the values to send for each required variable. */
const valueReaders: Readonly<Record<string, (query: string) => readonly unknown[]>> = {
  client: () => [client],
  customer: () => [client],
  country: () => ['CO'],
  value: () =>
    readColumn(`select code as value from departments where country_id = 'CO' and :client is not null
      union select code_sap from departments where country_id = 'CO'`),
  uuid: () =>
    readColumn(`select distinct uuid as value from vouchers where customer = :client
      union select uuid from transactions where client_code = :client`),
  user: () =>
    readColumn(`select distinct user_id as value from user_destinations
      join users on users.id = user_id where client_code = :client`),
  delivery: () => readDeliveries('num_entrega', 'id_remision'),
  // Some operations accept a single order, so every order of the client is requested.
  filter: () => [
    {},
    ...readColumn('select num_pedido as value from orders where client_code = :client').map(
      (number) => ({ num_pedido: { eq: number } }),
    ),
  ],
  sort: () => ['fecha_pedido'],
  form: () => ['satisfaction', 'visita'],
  loadOrder: () => readDeliveries('id_orden_cargue', 'id_orden_cargue'),
  page: () => [1],
  // The activity has smaller pages than other lists.
  pageSize: (query) => [query === 'Activity' ? 100 : 1000],
  kind: () => ['FACTURA'],
  side: () => ['INVOICE', 'PAYMENT'],
  identifiers: () => [Object.values(contentBlocks)],
  id: () => readColumn('select post_id as value from posts where :client is not null'),
  key: () => [key],
  // A document is found by any of its numbers. Those with a tax number, which few have, come first.
  number: (query) =>
    readColumn(
      query === 'Claims'
        ? 'select referencia as value from claims where client_code = :client'
        : `with own as (select * from documents where client_code = :client)
          select value from (
            select num_documento as value, nif_comunitario, id from own
            union all select num_factura, nif_comunitario, id from own
            union all select nif_comunitario, nif_comunitario, id from own)
          where value is not null order by nif_comunitario is null, id`,
    ),
  withDocuments: () => [true],
  withHistory: () => [true],
};

async function queryFilledPaths({
  name,
  document,
  requiredVariables: required,
}: CompiledQuery): Promise<FilledPaths> {
  const valuesByVariable = required.map((variable) => {
    const values = valueReaders[variable]?.(name);
    if (!values?.length) throw new Error(`Add values for $${variable} of ${name} to this test.`);
    return [variable, values] as const;
  });
  const filled: FilledPaths = new Map();
  const roundCount = Math.max(1, ...valuesByVariable.map(([, values]) => values.length));
  // A field is known once its parent is filled, so that a map without an empty field is complete.
  const isComplete = () => filled.size > 0 && [...filled.values()].every(Boolean);
  for (let round = 0; round < roundCount && !isComplete(); round += 1) {
    const variables = Object.fromEntries(
      valuesByVariable.map(([variable, values]) => [variable, values[round] ?? values[0]]),
    );
    const { data } = await dealer.dataContext.client.query({
      query: document,
      variables,
      fetchPolicy: 'no-cache',
    });
    recordFields(data, filled);
  }
  return filled;
}

test.each(allQueries.map((query) => [query.name, query] as const))(
  '%s has no field that is null in every row of a typical dealer',
  async (_, query) => {
    const filled = await queryFilledPaths(query);
    expect(filled.size).toBeGreaterThan(0);
    expect([...filled].flatMap(([path, isFilled]) => (isFilled ? [] : [path]))).toEqual([]);
  },
);
