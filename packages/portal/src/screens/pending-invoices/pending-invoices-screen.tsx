import { formatMoney } from '@surtidor/domain';
import { getSharedClient } from '@surtidor/domain/invoices';
import { type InvoicePaymentDraft, usePaymentDraft } from '@surtidor/flows/react';
import { SelectionBar } from '@surtidor/ui';
import { useRef } from 'react';
import { useGetClassName } from '../../features/accounts/use-class-names.ts';
import { getCompleteList } from '../../features/lists/export/complete-list.ts';
import { getSelectionLabel } from '../../features/lists/list-texts.ts';
import { useListView } from '../../features/lists/list-view.ts';
import { PaymentModal } from '../../features/payments/modal/payment-modal.tsx';
import { PaymentsInProgress } from '../../features/payments-hub/in-progress-notice.tsx';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { useAbilities, useVariant } from '../../platform/context/portal-context.tsx';
import { useDraftSlot } from '../../platform/drafts/use-draft-slot.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { usePayTools } from './parts/pay-tools.tsx';
import { ListBody, PendingList } from './parts/pending-list.tsx';
import { PendingTools } from './parts/pending-tools.tsx';
import { SavedPaymentNotice } from './parts/saved-payment-notice.tsx';
import { type PendingInvoicesList, usePendingList } from './parts/use-pending-list.ts';

/** The pending invoices and their payment (spec 2, /admin/pending-invoices). */
const PendingInvoicesScreen = () => {
  const text = useText();
  const { pay } = useAbilities();
  const { urlState, invoiceFilter, list, invoices, attempts, selection } = usePendingList();
  const { filter, setFilter } = urlState;
  const { state } = list;
  // Fetched with the list, so that the cards do not change after they render.
  const getClassName = useGetClassName();
  const listView = useListView('pending-invoices');
  const sortedColumnRef = useRef<string | null>(null);
  // An empty, unfiltered list has nothing to search, sort or export.
  const isFiltered = Object.keys(invoiceFilter).length > 0;
  const hasTools = state.kind !== 'empty' || isFiltered;
  const { currency } = useVariant();
  const slot = useDraftSlot('invoices', 'session');
  const payment = usePaymentDraft(currency, { slot, selected: selection.rows });
  const {
    shortcuts,
    renderActions,
    result: payResult,
  } = usePayTools({
    filter: invoiceFilter,
    isFiltered,
    inProgress: attempts.inProgress,
    selected: selection.ids,
    onSelect: selection.add,
    // The amounts are kept like typed ones, so that closing the modal does not discard them.
    onBudget: ({ invoices: paid, amounts }) => {
      selection.replace(paid);
      payment.open(paid, amounts);
    },
  });
  return (
    <>
      <PaymentsHub
        page="pending-invoices"
        title={text('Pending invoices')}
        subtitle={text('Select what to pay today: the full amount or a part of each invoice.')}
      />
      {pay && (
        <SavedPaymentNotice
          payment={payment}
          onResume={(saved) => {
            selection.add(saved);
            payment.resume(saved);
          }}
        />
      )}
      {hasTools && (
        <PendingTools
          filter={filter}
          urlState={urlState}
          getClassName={getClassName}
          listView={listView}
          loadedRows={invoices}
          completeList={getCompleteList(list)}
          selected={selection.rows}
          summary={<ListSummary {...{ list, invoices }} />}
          {...(pay && { shortcuts, renderActions })}
        />
      )}
      {hasTools && pay && payResult}
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
          sortedColumnRef={sortedColumnRef}
          onToggleAll={selection.toggleAll}
          {...(pay && { onToggle: selection.toggle })}
        />
      </PendingList>
      <PayBar {...{ list, selection, payment }} />
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
