import {
  abilitiesOf,
  applyAmounts,
  type DraftAmounts,
  draftPayment,
  draftTotal,
  formatMoney,
  type Invoice,
  sharedClient,
  toFullPayments,
} from '@surtidor/domain';
import { SelectionBar } from '@surtidor/ui';
import { useCallback, useRef, useState } from 'react';
import { useClassName } from '../../features/accounts/use-class-names.ts';
import {
  useDocumentsInProgress,
  useWhenAttemptsEnd,
} from '../../features/attempts/attempts-context.tsx';
import { wholeListOf } from '../../features/lists/export/whole-list.ts';
import { useListView } from '../../features/lists/list-view.ts';
import { useTypedAmounts } from '../../features/payments/drafts/use-typed-amounts.ts';
import { PaymentModal } from '../../features/payments/modal/payment-modal.tsx';
import {
  OtherPaymentsInProgress,
  OwnPaymentsInProgress,
} from '../../features/payments-hub/in-progress-notice.tsx';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ResumePayment } from './draft/resume-payment.tsx';
import { useSavedPayment } from './draft/use-saved-payment.ts';
import type { BudgetPayment } from './fetch-all/budget-dialog.tsx';
import { ListBody } from './parts/list-body.tsx';
import { ListTools } from './parts/list-tools.tsx';
import { PayTools } from './parts/pay-tools.tsx';
import { PendingList } from './parts/pending-list.tsx';
import { useInvoiceSelection } from './parts/use-invoice-selection.ts';
import { usePendingList } from './parts/use-pending-list.ts';
import { isNarrowed } from './pending-filter.ts';

const none: readonly Invoice[] = [];

/** What the payment modal is open on: the amounts only where they are not full payments. */
type Paying = Pick<BudgetPayment, 'invoices'> & Partial<BudgetPayment>;

/** What is owed, and the ways to pay it (spec 2, /admin/pending-invoices). */
const PendingInvoicesScreen = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const variant = useVariant();
  const { currency } = variant;
  const abilities = abilitiesOf(useSession(), variant, deploymentOptions);
  const { filter, setFilter, invoiceFilter, view, list } = usePendingList();
  const { state } = list;
  const invoices = (state.kind === 'ready' ? state.items : 'stale' in state && state.stale) || none;
  const inProgress = useDocumentsInProgress();
  useWhenAttemptsEnd(list.refresh, invoices);
  // Asked for with the list, so that no card changes once it is rendered.
  const classOf = useClassName();
  const listView = useListView('pending-invoices');
  const sortedFrom = useRef<string | null>(null);
  const client = sharedClient(invoices);
  // An account that owes nothing has nothing to search, to sort or to take away.
  const narrowed = isNarrowed(filter);
  const hasTools = state.kind !== 'empty' || narrowed;
  const selection = useInvoiceSelection(invoices, inProgress);
  const [paying, setPaying] = useState<Paying | null>(null);
  const { startOf, remember } = useTypedAmounts();
  const savedPayment = useSavedPayment(selection.selected, startOf, paying !== null);
  const { waiting, settle, keepAmounts } = savedPayment;
  const { toggle, add, replace, clear } = selection;
  // What the modal would begin with: amounts typed before count, not the whole balances.
  const total = draftTotal(
    applyAmounts(
      draftPayment(currency, selection.selected, inProgress),
      startOf(selection.selected),
    ),
  );
  const payBudget = (payment: BudgetPayment) => {
    // Selected and remembered like amounts that were typed: closing the modal keeps them.
    replace(payment.invoices);
    remember(payment.amounts);
    setPaying(payment);
  };
  const close = (sent: boolean) => {
    setPaying(null);
    if (!sent) return;
    clear();
    list.retry();
  };
  const resume = (found: readonly Invoice[]) => {
    settle();
    add(found);
    if (waiting === null || found.length === 0) return;
    const amounts = toFullPayments(waiting.amounts, found);
    remember(amounts);
    if (waiting.step === 'paying') setPaying({ invoices: found, amounts });
  };
  const onAmountsChange = useCallback(
    (amounts: DraftAmounts | null) => {
      keepAmounts(amounts);
      remember(amounts);
    },
    [keepAmounts, remember],
  );
  return (
    <>
      <PaymentsHub
        section={null}
        title={text('Pending invoices')}
        subtitle={text('Choose what you pay today: all of it or a part of each invoice.')}
      />
      <OwnPaymentsInProgress />
      {waiting && abilities.pay && (
        <ResumePayment saved={waiting} onResumed={resume} onGiveUp={settle} />
      )}
      {hasTools && (
        <ListTools
          filter={filter}
          onChange={setFilter}
          classOf={classOf}
          listView={listView}
          view={view}
          shown={invoices}
          whole={wholeListOf(list)}
          selected={selection.selected}
        />
      )}
      {hasTools && (
        <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <p className="min-h-5 text-sm text-ink-soft max-lg:w-full">
            {client && text('Client: {client}', { client })}
          </p>
          {abilities.pay && (
            <PayTools
              filter={invoiceFilter}
              isNarrowed={narrowed}
              selected={selection.ids}
              onSelect={add}
              onBudget={payBudget}
            />
          )}
        </div>
      )}
      <h2 className="sr-only">{text('Invoices to pay')}</h2>
      <PendingList list={list} searching={narrowed} view={listView.shown}>
        <ListBody
          view={listView.shown}
          invoices={invoices}
          selected={selection.ids}
          inProgress={inProgress}
          classOf={classOf}
          sort={filter.sort}
          onSortChange={(sort) => setFilter({ ...filter, sort })}
          sortedFrom={sortedFrom}
          onToggleAll={() => selection.toggleAll(invoices)}
          {...(abilities.pay && { onToggle: toggle })}
        />
      </PendingList>
      <SelectionBar
        count={selection.selected.length}
        total={formatMoney(total)}
        actionLabel={text('Continue')}
        onAction={() => setPaying({ invoices: selection.selected })}
        onClear={clear}
      />
      <OtherPaymentsInProgress />
      {paying && (
        <PaymentModal
          invoices={paying.invoices}
          start={paying.amounts ?? startOf(paying.invoices)}
          onAmountsChange={onAmountsChange}
          onClose={close}
        />
      )}
    </>
  );
};

// React's lazy asks for a default export.
export default PendingInvoicesScreen;
