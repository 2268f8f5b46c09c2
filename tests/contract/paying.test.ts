import {
  consultTransaction,
  createTransaction,
  type DataContext,
  fetchInvoices,
  findLiveTransactions,
  findTransaction,
  findTransactionByKey,
  generateStatusPdf,
  openCashPayment,
  pendingInvoicesQuery,
  randomId,
} from '@surtidor/data';
import { createPagedStore } from '@surtidor/data/testing';
import { getPaymentResult, type Invoice, type PaymentLine } from '@surtidor/domain';
import { afterEach, expect, test } from 'vitest';
import { type SignedIn, signedIn } from './signed-in.ts';
import { until } from './until.ts';

let dealer: SignedIn;
afterEach(() => dealer.sandbox.close());

async function pendingOf(dataContext: DataContext): Promise<readonly Invoice[]> {
  const store = createPagedStore(dataContext, pendingInvoicesQuery, { filter: {} });
  const { state } = await until(store, (list) => list.state.kind === 'ready');
  if (state.kind !== 'ready') throw new Error(state.kind);
  const payable = state.items.filter(({ blocked, balance }) => !blocked && balance.minor > 0);
  expect(payable.length).toBeGreaterThan(1);
  return payable;
}

const getLine = (invoice: Invoice, amount = invoice.balance): PaymentLine => ({
  invoiceId: invoice.id,
  dueDate: invoice.dueDate,
  balance: invoice.balance,
  transactionAmount: amount,
  documentNumber: invoice.documentNumber,
  invoiceNumber: invoice.invoiceNumber,
  notes: '',
  transactionType: amount.minor === invoice.balance.minor ? 'total' : 'parcial',
});

const [firstOf, secondOf] = [0, 1].map((index) => (list: readonly Invoice[]) => {
  const invoice = list[index];
  if (!invoice) throw new Error('The typical dealer owes several invoices.');
  return invoice;
}) as [(list: readonly Invoice[]) => Invoice, (list: readonly Invoice[]) => Invoice];

test('a payment opens a session, blocks its documents and is pending', async () => {
  dealer = await signedIn();
  const { dataContext } = dealer;
  const invoice = firstOf(await pendingOf(dataContext));
  const key = randomId();
  const opened = await createTransaction(dataContext, { key, lines: [getLine(invoice)] });
  if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
  expect(opened.session.redirectAddress).toMatch(/^http/);

  const again = await createTransaction(dataContext, { key, lines: [getLine(invoice)] });
  expect(again).toMatchObject({ kind: 'opened', session: { uuid: opened.session.uuid } });

  const found = await findTransactionByKey(dataContext, key);
  expect(found).toMatchObject({
    kind: 'done',
    value: { uuid: opened.session.uuid, key, live: true, amount: invoice.balance },
  });
  expect(await findTransaction(dataContext, opened.session.uuid)).toEqual(found);
  const live = await findLiveTransactions(dataContext);
  expect(live.kind === 'done' && live.value.map(({ uuid }) => uuid)).toContain(opened.session.uuid);

  const now = await fetchInvoices(dataContext, [invoice.documentNumber]);
  expect(now).toMatchObject({
    kind: 'done',
    value: [{ blocked: true, hold: { reason: 'payment', since: expect.any(Number) } }],
  });

  const response = await consultTransaction(dataContext.client, opened.session.uuid);
  if (response.kind !== 'done') throw new Error(response.failure.code);
  expect(getPaymentResult(response.value)).toBe('pending');
});

test('a document of another payment is rejected by name, and no session is opened', async () => {
  dealer = await signedIn();
  const { dataContext } = dealer;
  const list = await pendingOf(dataContext);
  const held = firstOf(list);
  const first = await createTransaction(dataContext, { key: randomId(), lines: [getLine(held)] });
  if (first.kind !== 'opened') throw new Error(first.kind);
  const key = randomId();
  const second = await createTransaction(dataContext, {
    key,
    lines: [getLine(held), getLine(secondOf(list))],
  });
  expect(second).toMatchObject({
    kind: 'refused',
    failure: { code: 'payment-in-progress' },
    conflicts: [
      { documentNumber: held.documentNumber, since: expect.any(Number), uuid: first.session.uuid },
    ],
  });
  expect(await findTransactionByKey(dataContext, key)).toEqual({ kind: 'done', value: null });
});

test('an amount above the balance is rejected with the backend’s text', async () => {
  dealer = await signedIn();
  const invoice = firstOf(await pendingOf(dealer.dataContext));
  const above = { ...invoice.balance, minor: invoice.balance.minor + 100 };
  const refused = await createTransaction(dealer.dataContext, {
    key: randomId(),
    lines: [getLine(invoice, above)],
  });
  expect(refused).toMatchObject({ kind: 'refused', conflicts: [] });
});

test('a support session cannot pay', async () => {
  dealer = await signedIn({ support: true });
  const { dataContext } = dealer;
  const invoice = firstOf(await pendingOf(dataContext));
  const rejection = { kind: 'refused', failure: { code: 'support-read-only' } };
  const request = { key: randomId(), lines: [getLine(invoice)] };
  expect(await createTransaction(dataContext, request)).toMatchObject(rejection);
  const amount = { minor: 5_000_000, currency: 'COP' } as const;
  const cash = { key: randomId(), segment: '1100', amount };
  expect(await openCashPayment(dataContext, cash)).toMatchObject(rejection);
});

test('a cash payment opens one session per key', async () => {
  dealer = await signedIn();
  const { dataContext } = dealer;
  const amount = { minor: 5_000_000, currency: 'COP' } as const;
  const request = { key: randomId(), segment: '1100', amount };
  const opened = await openCashPayment(dataContext, request);
  if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
  expect(await openCashPayment(dataContext, request)).toMatchObject({
    session: { uuid: opened.session.uuid },
  });
  expect(await findTransactionByKey(dataContext, request.key)).toMatchObject({
    value: { kind: 'cash', amount },
  });
});

test('an unassigned uuid is an unknown transaction', async () => {
  dealer = await signedIn();
  const response = await consultTransaction(dealer.dataContext.client, 'de-otro');
  if (response.kind !== 'done') throw new Error(response.failure.code);
  expect(getPaymentResult(response.value)).toBe('unknown-transaction');
});

test('the PDF of a pending invoice has a URL', async () => {
  dealer = await signedIn();
  const { dataContext } = dealer;
  const invoice = (await pendingOf(dataContext)).find(({ documentType }) => documentType === 'RV');
  const response = await generateStatusPdf(dataContext.client, invoice?.statusLineId ?? '');
  expect(response).toMatchObject({ kind: 'address', address: expect.stringMatching(/^http/) });
});
