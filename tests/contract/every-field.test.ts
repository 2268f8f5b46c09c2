import { createTransaction, fetchPendingInvoicesPage } from '@surtidor/data';
import { contentBlocks } from '@surtidor/domain';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompiledQuery, everyQuery, type FilledPaths, noteFields } from './every-operation.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

let dealer: SignedIn;
beforeAll(async () => {
  dealer = await signedIn();
  // The scenario's rows have no key of ours: a payment is opened, and one past compensation
  // gets a key.
  await openPayment();
  dealer.sandbox.environment.db.run(
    `update compensations set idempotency_key = :key where id_compensacion =
       (select max(id_compensacion) from compensations where client_code = :client)`,
    { key, client },
  );
});
afterAll(() => dealer.sandbox.close());

const key = 'key-of-ours';
const { client } = getDealer('typical', 'colombia');

/** Opens a payment session of an invoice. */
async function openPayment(): Promise<void> {
  const { dataContext } = dealer;
  const page = await fetchPendingInvoicesPage(dataContext, { filter: {}, page: 1, pageSize: 50 });
  const invoices = page.kind === 'done' ? page.value.invoices : [];
  const invoice = invoices.find(({ blocked, balance }) => !blocked && balance.minor > 0);
  if (!invoice) throw new Error('There is nothing to pay.');
  const { id: invoiceId, dueDate, balance, documentNumber, invoiceNumber } = invoice;
  const line = { invoiceId, dueDate, balance, documentNumber, invoiceNumber, notes: '' };
  const lines = [{ ...line, transactionAmount: balance, transactionType: 'total' as const }];
  expect(await createTransaction(dataContext, { key, lines })).toMatchObject({ kind: 'opened' });
}

const column = (sql: string): readonly string[] =>
  dealer.sandbox.environment.db
    .all<{ value: string | number }>(sql, { client })
    .map(({ value }) => String(value));

/** A column of the client's deliveries that have a document. */
const deliveries = (name: string, paper: string) =>
  column(`select ${name} as value from order_deliveries join orders using (id_pedido)
    where client_code = :client and ${paper} is not null limit 10`);

/** Values of the required variables by name; each value is sent. */
const values: Readonly<Record<string, () => readonly unknown[]>> = {
  client: () => [client],
  customer: () => [client],
  country: () => ['CO'],
  value: () =>
    column(`select code as value from departments where country_id = 'CO' and :client is not null
      union select code_sap from departments where country_id = 'CO'`),
  uuid: () =>
    column(`select distinct uuid as value from vouchers where customer = :client
      union select uuid from transactions where client_code = :client`),
  user: () =>
    column(`select distinct user_id as value from user_destinations
      join users on users.id = user_id where client_code = :client`),
  delivery: () => deliveries('num_entrega', 'id_remision'),
  // Some operations take a single order: each of the client's is requested.
  filter: () => [
    {},
    ...column('select num_pedido as value from orders where client_code = :client').map(
      (number) => ({ num_pedido: { eq: number } }),
    ),
  ],
  sort: () => ['fecha_pedido'],
  form: () => ['satisfaction', 'visita'],
  loadOrder: () => deliveries('id_orden_cargue', 'id_orden_cargue'),
  page: () => [1],
  pageSize: () => [1000],
  side: () => ['INVOICE', 'PAYMENT'],
  identifiers: () => [Object.values(contentBlocks)],
  id: () => column('select post_id as value from posts where :client is not null'),
  key: () => [key],
};

async function filledBy({ name, document, required }: CompiledQuery): Promise<FilledPaths> {
  const choices = required.map((variable) => {
    const choice = values[variable]?.();
    if (!choice?.length) throw new Error(`Say in this test what $${variable} of ${name} may be.`);
    return [variable, choice] as const;
  });
  const filled: FilledPaths = new Map();
  for (let round = 0; round < Math.max(1, ...choices.map(([, all]) => all.length)); round += 1) {
    const variables = Object.fromEntries(choices.map(([one, all]) => [one, all[round] ?? all[0]]));
    const { data } = await dealer.dataContext.client.query({
      query: document,
      variables,
      fetchPolicy: 'no-cache',
    });
    noteFields(data, filled);
  }
  return filled;
}

test.each(everyQuery.map((query) => [query.name, query] as const))(
  '%s: no field it asks for is null in every row of a typical dealer',
  async (_, query) => {
    const filled = await filledBy(query);
    expect(filled.size).toBeGreaterThan(0);
    expect([...filled].flatMap(([path, isFilled]) => (isFilled ? [] : [path]))).toEqual([]);
  },
);
