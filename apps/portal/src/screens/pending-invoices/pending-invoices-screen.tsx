import { usePendingInvoices } from '@surtidor/data';
import { abilitiesOf, cleanNumberFilter, formatMoney, type Invoice } from '@surtidor/domain';
import { SearchBox, SelectionBar } from '@surtidor/ui';
import { useCallback, useState } from 'react';
import { useText } from '../../messages/text-context.tsx';
import { InProgressNotice } from '../../payment-desk/in-progress-notice.tsx';
import { PaymentDesk } from '../../payment-desk/payment-desk.tsx';
import { LazyPaymentModal, preloadPaymentModal } from '../../payments/modal/lazy-payment-modal.tsx';
import { useDocumentsInProgress } from '../../payments/payments-context.tsx';
import { useSearchParams } from '../../router/index.ts';
import { usePortal, useSession, useVariant } from '../../shell/portal-context.tsx';
import { InvoiceGrid } from './parts/invoice-grid.tsx';
import { PendingList } from './parts/pending-list.tsx';
import { useInvoiceSelection } from './parts/use-invoice-selection.ts';

const none: readonly Invoice[] = [];

/** The search, kept in the address so that back and reload keep it. */
function useNumberSearch() {
  const [parameters, setParameters] = useSearchParams();
  const number = cleanNumberFilter(parameters.get('q') ?? '');
  const search = (text: string) => {
    const next = new URLSearchParams(parameters);
    if (text === '') next.delete('q');
    else next.set('q', text);
    setParameters(next, { replace: true });
  };
  return { number, search };
}

/** What is owed, and the way to pay it (spec 2, /admin/pending-invoices). */
const PendingInvoicesScreen = () => {
  const text = useText();
  const { readings } = usePortal();
  const may = abilitiesOf(useSession(), useVariant(), readings);
  const { number, search } = useNumberSearch();
  const list = usePendingInvoices({ filter: number === '' ? {} : { number } });
  const { state } = list;
  const invoices = (state.kind === 'ready' ? state.items : 'stale' in state && state.stale) || none;
  const inProgress = useDocumentsInProgress();
  const selection = useInvoiceSelection(invoices, inProgress);
  const [paying, setPaying] = useState<readonly Invoice[] | null>(null);
  const close = (sent: boolean) => {
    setPaying(null);
    if (!sent) return;
    selection.clear();
    list.retry();
  };
  const { toggle } = selection;
  const choose = useCallback(
    (id: string) => {
      preloadPaymentModal();
      toggle(id);
    },
    [toggle],
  );
  return (
    <>
      <PaymentDesk
        section={null}
        title={text('Pending invoices')}
        subtitle={text('Choose what you pay today: all of it or a part of each invoice.')}
      />
      <InProgressNotice />
      <div className="mb-4 max-w-md">
        <SearchBox
          label={text('Search by invoice or document number')}
          value={number}
          onSearch={search}
        />
      </div>
      <h2 className="sr-only">{text('Invoices to pay')}</h2>
      <PendingList list={list} searching={number !== ''}>
        <InvoiceGrid
          invoices={invoices}
          selected={selection.ids}
          inProgress={inProgress}
          {...(may.pay && { onToggle: choose })}
        />
      </PendingList>
      <SelectionBar
        count={selection.chosen.length}
        total={formatMoney(selection.total)}
        actionLabel={text('Continue')}
        onAction={() => setPaying(selection.chosen)}
        onClear={selection.clear}
      />
      {paying && <LazyPaymentModal invoices={paying} onClose={close} />}
    </>
  );
};

// React's lazy asks for a default export.
export default PendingInvoicesScreen;
