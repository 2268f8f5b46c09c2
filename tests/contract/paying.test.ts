import {
  consultTransaction,
  createRandomId,
  createTransaction,
  type DataContext,
  fetchInvoices,
  findLiveTransactions,
  findTransaction,
  findTransactionByKey,
  generateStatusPdf,
  openCashPayment,
  pendingInvoicesQuery,
} from '@surtidor/data';
import { createPagedStore } from '@surtidor/data/testing';
import type { Invoice } from '@surtidor/domain/invoices';
import { getPaymentResult, type PaymentLine } from '@surtidor/domain/payments';
import { afterEach, expect, test } from 'vitest';
import { type SignedInDealer, signIn } from './sign-in.ts';
import { waitForState } from './wait-for-state.ts';

let dealer: SignedInDealer;
afterEach(() => dealer.sandbox.close());

async function fetchPayableInvoices(dataContext: DataContext): Promise<readonly Invoice[]> {
  const store = createPagedStore(dataContext, pendingInvoicesQuery, { filter: {} });
  const { state } = await waitForState(store, (list) => list.state.kind === 'ready');
  if (state.kind !== 'ready') throw new Error(state.kind);
  const payable = state.items.filter(({ blocked, balance }) => !blocked && balance.minor > 0);
  expect(payable.length).toBeGreaterThan(1);
  return payable;
}

const createLine = (invoice: Invoice, amount = invoice.balance): PaymentLine => ({
  invoiceId: invoice.id,
  dueDate: invoice.dueDate,
  balance: invoice.balance,
  transactionAmount: amount,
  documentNumber: invoice.documentNumber,
  invoiceNumber: invoice.invoiceNumber,
  notes: '',
  transactionType: amount.minor === invoice.balance.minor ? 'total' : 'parcial',
});

const [getFirstInvoice, getSecondInvoice] = [0, 1].map((index) => (list: readonly Invoice[]) => {
  const invoice = list[index];
  if (!invoice) throw new Error('The scenario has fewer than two payable invoices.');
  return invoice;
}) as [(list: readonly Invoice[]) => Invoice, (list: readonly Invoice[]) => Invoice];

test('a payment opens one session, blocks its documents and is pending', async () => {
  dealer = await signIn();
  const { dataContext } = dealer;
  const invoice = getFirstInvoice(await fetchPayableInvoices(dataContext));
  const key = createRandomId();
  const openedPayment = await createTransaction(dataContext, { key, lines: [createLine(invoice)] });
  if (openedPayment.kind !== 'opened') throw new Error(JSON.stringify(openedPayment));
  expect(openedPayment.session.redirectUrl).toMatch(/^http/);

  const repeatedPayment = await createTransaction(dataContext, {
    key,
    lines: [createLine(invoice)],
  });
  expect(repeatedPayment).toMatchObject({
    kind: 'opened',
    session: { uuid: openedPayment.session.uuid },
  });

  const transaction = await findTransactionByKey(dataContext, key);
  expect(transaction).toMatchObject({
    kind: 'done',
    value: {
      uuid: openedPayment.session.uuid,
      key,
      live: true,
      amount: invoice.balance,
    },
  });
  expect(await findTransaction(dataContext, openedPayment.session.uuid)).toEqual(transaction);
  const liveTransactions = await findLiveTransactions(dataContext);
  expect(
    liveTransactions.kind === 'done' && liveTransactions.value.map(({ uuid }) => uuid),
  ).toContain(openedPayment.session.uuid);

  const invoices = await fetchInvoices(dataContext, [invoice.documentNumber]);
  expect(invoices).toMatchObject({
    kind: 'done',
    value: [{ blocked: true, hold: { reason: 'payment', startedAt: expect.any(Number) } }],
  });

  const response = await consultTransaction(dataContext.client, openedPayment.session.uuid);
  if (response.kind !== 'done') throw new Error(response.failure.code);
  expect(getPaymentResult(response.value)).toBe('pending');
});

test('a payment of a blocked document is rejected with the document’s number', async () => {
  dealer = await signIn();
  const { dataContext } = dealer;
  const list = await fetchPayableInvoices(dataContext);
  const heldInvoice = getFirstInvoice(list);
  const firstPayment = await createTransaction(dataContext, {
    key: createRandomId(),
    lines: [createLine(heldInvoice)],
  });
  if (firstPayment.kind !== 'opened') throw new Error(firstPayment.kind);
  const key = createRandomId();
  const secondPayment = await createTransaction(dataContext, {
    key,
    lines: [createLine(heldInvoice), createLine(getSecondInvoice(list))],
  });
  expect(secondPayment).toMatchObject({
    kind: 'refused',
    failure: { code: 'payment-in-progress' },
    conflicts: [
      {
        documentNumber: heldInvoice.documentNumber,
        since: expect.any(Number),
        uuid: firstPayment.session.uuid,
      },
    ],
  });
  expect(await findTransactionByKey(dataContext, key)).toEqual({ kind: 'done', value: null });
});

test('an amount above the balance is rejected without conflicting documents', async () => {
  dealer = await signIn();
  const invoice = getFirstInvoice(await fetchPayableInvoices(dealer.dataContext));
  const amountAboveBalance = { ...invoice.balance, minor: invoice.balance.minor + 100 };
  const rejectedPayment = await createTransaction(dealer.dataContext, {
    key: createRandomId(),
    lines: [createLine(invoice, amountAboveBalance)],
  });
  expect(rejectedPayment).toMatchObject({ kind: 'refused', conflicts: [] });
});

test('a support session cannot pay', async () => {
  dealer = await signIn({ support: true });
  const { dataContext } = dealer;
  const invoice = getFirstInvoice(await fetchPayableInvoices(dataContext));
  const rejection = { kind: 'refused', failure: { code: 'support-read-only' } };
  const request = { key: createRandomId(), lines: [createLine(invoice)] };
  expect(await createTransaction(dataContext, request)).toMatchObject(rejection);
  const amount = { minor: 5_000_000, currency: 'COP' } as const;
  const cashPayment = { key: createRandomId(), segment: '1100', amount };
  expect(await openCashPayment(dataContext, cashPayment)).toMatchObject(rejection);
});

test('a cash payment opens one session per key', async () => {
  dealer = await signIn();
  const { dataContext } = dealer;
  const amount = { minor: 5_000_000, currency: 'COP' } as const;
  const request = { key: createRandomId(), segment: '1100', amount };
  const openedPayment = await openCashPayment(dataContext, request);
  if (openedPayment.kind !== 'opened') throw new Error(JSON.stringify(openedPayment));
  expect(await openCashPayment(dataContext, request)).toMatchObject({
    session: { uuid: openedPayment.session.uuid },
  });
  expect(await findTransactionByKey(dataContext, request.key)).toMatchObject({
    value: { kind: 'cash', amount },
  });
});

test('an unknown uuid returns an unknown transaction', async () => {
  dealer = await signIn();
  const response = await consultTransaction(dealer.dataContext.client, 'de-otro');
  if (response.kind !== 'done') throw new Error(response.failure.code);
  expect(getPaymentResult(response.value)).toBe('unknown-transaction');
});

test('the PDF of a pending invoice has a URL', async () => {
  dealer = await signIn();
  const { dataContext } = dealer;
  const invoice = (await fetchPayableInvoices(dataContext)).find(
    ({ documentType }) => documentType === 'RV',
  );
  const response = await generateStatusPdf(dataContext.client, invoice?.statusLineId ?? '');
  expect(response).toMatchObject({ kind: 'url', url: expect.stringMatching(/^http/) });
});
