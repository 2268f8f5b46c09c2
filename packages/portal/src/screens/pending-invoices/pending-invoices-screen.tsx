import { formatMoney } from '@surtidor/domain';
import { getSharedClient } from '@surtidor/domain/invoices';
import type { InvoicePaymentDraft } from '@surtidor/flows/react';
import { SelectionBar } from '@surtidor/ui';
import { useGetClassName } from '../../features/accounts/use-class-names.ts';
import { getCompleteList } from '../../features/lists/export/complete-list.ts';
import { getSelectionLabel } from '../../features/lists/list-texts.ts';
import { useListView } from '../../features/lists/list-view.ts';
import { useInvoicePayment } from '../../features/payments/drafts/use-invoice-payment.ts';
import { PaymentModal } from '../../features/payments/modal/payment-modal.tsx';
import { PaymentsInProgress } from '../../features/payments-hub/in-progress-notice.tsx';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { useAbilities } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PayTools } from './parts/pay-tools.tsx';
import { ListBody, PendingList } from './parts/pending-list.tsx';
import { PendingTools, type PendingToolsProps } from './parts/pending-tools.tsx';
import { SavedPaymentNotice } from './parts/saved-payment-notice.tsx';
import { type PendingInvoicesList, usePendingList } from './parts/use-pending-list.ts';

/** The pending invoices and their payment (spec 2, /admin/pending-invoices). */
const PendingInvoicesScreen = () => {
  const text = useText();
  const { pay } = useAbilities();
  const pendingList = usePendingList();
  const { urlState, invoiceFilter, list, invoices, attempts, selection } = pendingList;
  const { filter, setFilter } = urlState;
  // Fetched with the list, so that the cards do not change after they render.
  const getClassName = useGetClassName();
  const listView = useListView('pending-invoices');
  const payment = useInvoicePayment(selection.rows);
  return (
    <>
      <PaymentsHub
        page="pending-invoices"
        title={text('Pending invoices')}
        subtitle={text('Select what to pay today: the full amount or a part of each invoice.')}
      />
      <Tools {...{ pendingList, payment, getClassName, listView }} />
      <h2 className="sr-only">{text('Invoices to pay')}</h2>
      <PendingList list={list} filter={invoiceFilter} view={listView.displayedView}>
        <ListBody
          view={listView.displayedView}
          invoices={invoices}
          selected={selection.ids}
          attempts={attempts}
          getClassName={getClassName}
          sort={filter.sort}
          onSortChange={(sort) => setFilter({ ...filter, sort })}
          onToggleAll={selection.toggleAll}
          {...(pay && {
            onToggle: selection.toggle,
            onPay: (invoice) => payment.open([invoice]),
          })}
        />
      </PendingList>
      <PayBar {...{ list, selection, payment }} />
      {/* The server does not know what the browser saved: above the list, it would move what the user is about to press. */}
      {pay && <SavedPaymentNotice payment={payment} onSelect={selection.add} />}
      <PaymentsInProgress />
      {payment.editedPayment && (
        <PaymentModal
          payment={payment.editedPayment}
          onSent={() => {
            selection.clear();
            list.retry();
          }}
        />
      )}
    </>
  );
};

interface ToolsProps extends Pick<PendingToolsProps, 'getClassName' | 'listView'> {
  readonly pendingList: PendingInvoicesList;
  readonly payment: InvoicePaymentDraft;
}

/** The tools of the list, with those to pay many invoices. An empty, unfiltered list has none. */
const Tools = ({ pendingList, payment, ...props }: ToolsProps) => {
  const { pay } = useAbilities();
  const { urlState, invoiceFilter, list, invoices, attempts, selection } = pendingList;
  const isFiltered = Object.keys(invoiceFilter).length > 0;
  if (list.state.kind === 'empty' && !isFiltered) return null;
  const tools = {
    ...props,
    filter: urlState.filter,
    urlState,
    loadedRows: invoices,
    completeList: getCompleteList(list),
    selected: selection.rows,
    summary: <ListSummary {...{ list, invoices }} />,
  };
  return pay ? (
    <PayTools
      {...{ tools, isFiltered, attempts, selection }}
      filter={invoiceFilter}
      // The amounts are kept like typed ones, so that closing the modal does not discard them.
      onBudget={({ invoices: paid, amounts }) => {
        selection.replace(paid);
        payment.open(paid, amounts);
      }}
    />
  ) : (
    <PendingTools {...tools} />
  );
};

/** How many invoices the list has, and the client that all of them share. */
const ListSummary = ({
  list: { state },
  invoices,
}: Pick<PendingInvoicesList, 'list' | 'invoices'>) => {
  const text = useText();
  const count = state.kind === 'ready' ? (state.total ?? null) : null;
  const client = getSharedClient(invoices);
  return (
    <>
      {count !== null && (
        <span>{count === 1 ? text('1 invoice') : text('{count} invoices', { count })}</span>
      )}
      {client && <span className="ml-2 max-lg:hidden">{text('Client: {client}', { client })}</span>}
    </>
  );
};

interface PayBarProps extends Pick<PendingInvoicesList, 'list' | 'selection'> {
  readonly payment: InvoicePaymentDraft;
}

/** The selected invoices with their total, and the button that pays them. */
const PayBar = ({ list, selection, payment }: PayBarProps) => {
  const text = useText();
  const count = selection.rows.length;
  return (
    <SelectionBar
      count={count}
      label={getSelectionLabel(
        text('Invoice selection ({n})', { n: count }),
        selection,
        list,
        text,
      )}
      total={formatMoney(payment.selectedTotal)}
      actionLabel={text('Continue')}
      onAction={() => payment.open(selection.rows)}
      onClear={selection.clear}
    />
  );
};

export default PendingInvoicesScreen;
