import { type Transaction, useDataContext, useTransactions } from '@surtidor/data';
import { getLoadedItems, getLocalTime } from '@surtidor/domain';
import {
  getPaymentResult,
  getShortReference,
  type PaymentAttempt,
} from '@surtidor/domain/payments';
import { useWhenAttemptsEnd } from '@surtidor/flows/react';
import { AttemptList, ListFrame, Skeleton, SkeletonList } from '@surtidor/ui';
import { useHydrated } from '@tanstack/react-router';
import { getPhaseLabel, toAttemptRow } from '../../features/attempts/attempt-row.ts';
import { useAllPayments } from '../../features/attempts/use-all-payments.ts';
import { getCompleteList } from '../../features/lists/export/complete-list.ts';
import { ExportMenu } from '../../features/lists/export/export-menu.tsx';
import type { ListCodec } from '../../features/lists/list-codec.ts';
import {
  amountField,
  dateField,
  type ListField,
  textField,
} from '../../features/lists/list-fields.ts';
import { PagedList } from '../../features/lists/paged-list.tsx';
import { useListSearchParams, withUrlPages } from '../../features/lists/use-list-search-params.ts';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { usePortal, useToday, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';

/** The list has no filter. Its search params contain only the page. */
const noFilterCodec: ListCodec<null> = { read: () => null, write: () => ({}) };

/** Returns the columns of the exported payments. */
function usePaymentFields(): readonly ListField<Transaction>[] {
  const text = useText();
  const { paymentResults } = usePortal().deploymentOptions;
  const { timeZone } = useVariant();
  return [
    dateField('Date', ({ createdAt }) =>
      createdAt === null ? null : getLocalTime(timeZone, createdAt).date,
    ),
    textField('Reference', 14, ({ uuid }) => getShortReference(uuid)),
    textField('Status', 18, ({ status }) => {
      const result = getPaymentResult({ found: true, status }, paymentResults);
      return getPhaseLabel(
        result === 'approved' || result === 'rejected' ? result : 'unknown',
        text,
      );
    }),
    amountField('Value', ({ amount }) => amount),
    textField('Bank', 24, ({ bank }) => bank),
    textField('Person', 28, ({ createdBy }) => createdBy),
    textField('Invoices', 40, ({ lines }) =>
      lines.map(({ name, documentNumber }) => name?.number ?? documentNumber).join(', '),
    ),
  ];
}

/** Lists all payments of the company in every state, each with a link to its receipt or result. */
const PaymentsScreen = () => {
  const text = useText();
  const { transactionList } = useDataContext().backendProfile.capabilities;
  return (
    <>
      <PaymentsHub
        page="payments"
        title={text('Payments')}
        subtitle={text(
          transactionList
            ? 'The payments of your company and their receipts.'
            : 'The payments of the last days in this browser and their receipts.',
        )}
      />
      <h2 className="sr-only">{text('Payments')}</h2>
      {transactionList ? <CompanyPayments /> : <BrowserPayments />}
    </>
  );
};

/** The payments of everyone in the company, from the backend. */
const CompanyPayments = () => {
  const text = useText();
  const urlState = useListSearchParams(noFilterCodec);
  const list = withUrlPages(useTransactions({ pages: urlState.pages }), urlState);
  useWhenAttemptsEnd(list.refresh);
  const transactions = getLoadedItems(list.state);
  const payments = useAllPayments(transactions);
  const today = useToday();
  const fields = usePaymentFields();
  // An attempt that the backend never received is only in the journal.
  if (list.state.kind === 'empty' && payments.length > 0)
    return <PaymentRows payments={payments} />;
  return (
    <PagedList
      list={list}
      skeleton={<RowSkeletons />}
      emptyTitle={text('No payments yet')}
      emptyText={text('Your payments and their receipts will appear here.')}
      malformedText="Some payments could not be read."
    >
      <div className="mb-2 flex justify-end print:hidden">
        <ExportMenu
          title={text('Payments')}
          fileName={`pagos-${today}`}
          loadedRows={transactions}
          completeList={getCompleteList(list)}
          fields={fields}
        />
      </div>
      <PaymentRows payments={payments} />
    </PagedList>
  );
};

const noTransactions: readonly Transaction[] = [];

/** The payments of this browser, for a backend that does not list payments. */
const BrowserPayments = () => {
  const text = useText();
  const isHydrated = useHydrated();
  const payments = useAllPayments(noTransactions);
  // The server does not have the browser's journal.
  const state = isHydrated ? (payments.length === 0 ? 'empty' : 'ready') : 'loading';
  return (
    <ListFrame
      state={state}
      skeleton={<RowSkeletons />}
      emptyTitle={text('No payments yet')}
      emptyText={text('Your payments and their receipts will appear here.')}
    >
      <PaymentRows payments={payments} />
    </ListFrame>
  );
};

const PaymentRows = ({ payments }: { payments: readonly PaymentAttempt[] }) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  return (
    <div className="rounded-ui-lg border border-ui-line bg-ui-surface px-4 elevate-1">
      <AttemptList
        label={text('Payments')}
        attempts={payments.map((payment) => toAttemptRow(payment, { timeZone, now: now() }, text))}
      />
    </div>
  );
};

const RowSkeletons = () => (
  <SkeletonList rows={5} className="flex flex-col gap-3">
    <Skeleton className="h-20 rounded-ui-lg" />
  </SkeletonList>
);

export default PaymentsScreen;
