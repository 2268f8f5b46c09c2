import { getToday } from '@surtidor/domain';
import {
  getDocumentStations,
  type InvoiceFilter,
  restrictToOverdue,
} from '@surtidor/domain/invoices';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import { Alert, Button } from '@surtidor/ui';
import CheckCheck from 'lucide-react/icons/check-check';
import Coins from 'lucide-react/icons/coins';
import { useState } from 'react';
import {
  type AllInvoices,
  useFetchAll,
} from '../../../features/payments/all-invoices/use-fetch-all.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { BudgetDialog, type BudgetPayment } from '../fetch-all/budget-dialog.tsx';
import { InPaymentNote } from '../fetch-all/in-payment-note.tsx';
import { OverdueDialog } from '../fetch-all/overdue-dialog.tsx';
import { PendingTools, type PendingToolsProps } from './pending-tools.tsx';
import type { PendingInvoicesList } from './use-pending-list.ts';

/** Returns the message after selecting the overdue invoices, with the number of stations. */
function formatSelectionNote(
  { invoices, isLimited }: AllInvoices,
  isFiltered: boolean,
  text: Text,
): string {
  const count = invoices.length;
  if (count === 0) {
    return text(
      isFiltered
        ? 'None of the filtered invoices are overdue and can be paid now.'
        : 'You have no overdue invoices that can be paid now.',
    );
  }
  const stations = getDocumentStations(invoices).length;
  const stationsText =
    stations > 1 ? text('They belong to {count} stations.', { count: stations }) : '';
  return `${formatCountNote(count, isLimited, text)} ${stationsText}`.trim();
}

function formatCountNote(count: number, isLimited: boolean, text: Text): string {
  if (isLimited) {
    return text('The {count} oldest overdue invoices are selected, the maximum for one payment.', {
      count,
    });
  }
  return count === 1
    ? text('1 overdue invoice is selected.')
    : text('{count} overdue invoices are selected.', { count });
}

export interface PayToolsProps extends Pick<PendingInvoicesList, 'attempts' | 'selection'> {
  /** The filter of the list, which applies to both actions. */
  readonly filter: InvoiceFilter;
  /** Whether the filter excludes any invoice. */
  readonly isFiltered: boolean;
  /** The tools of the list. */
  readonly tools: Omit<PendingToolsProps, 'shortcuts' | 'renderActions'>;
  /** Called with the invoices and amounts that a budget pays. */
  readonly onBudget: (payment: BudgetPayment) => void;
}

/** The result of the search for overdue invoices. */
interface OverdueSearch {
  readonly result: AllInvoices;
  readonly filter: InvoiceFilter;
  readonly isFiltered: boolean;
}

/** The toolbar of the list with the actions to pay many invoices: all overdue ones, or those that a budget covers. */
export const PayTools = (props: PayToolsProps) => {
  const { filter, isFiltered, tools, selection, onBudget } = props;
  const { inProgress } = props.attempts;
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const [openDialog, setOpenDialog] = useState<PayDialog | null>(null);
  const [overdueSearch, setOverdueSearch] = useState<OverdueSearch | null>(null);
  const { state, fetchAll, cancel } = useFetchAll(inProgress);
  const close = () => setOpenDialog(null);
  const selectOverdue = async () => {
    const result = await fetchAll(restrictToOverdue(filter, getToday(timeZone, now())));
    if (result === null) return;
    close();
    setOverdueSearch({ result, filter, isFiltered });
    selection.add(result.invoices);
  };
  const open = (dialog: PayDialog) => {
    setOpenDialog(dialog);
    if (dialog === 'overdue') void selectOverdue();
  };
  return (
    <>
      <PendingTools
        {...tools}
        shortcuts={<PayActions isNarrow onOpen={open} />}
        renderActions={(closeOptions) => (
          <PayActions
            onOpen={(dialog) => {
              closeOptions();
              open(dialog);
            }}
          />
        )}
      />
      {overdueSearch && isNoteCurrent(overdueSearch, filter, selection.ids) && (
        <OverdueNote {...{ overdueSearch, inProgress }} onDismiss={() => setOverdueSearch(null)} />
      )}
      {openDialog === 'overdue' && (
        <OverdueDialog
          state={state}
          onRetry={() => void selectOverdue()}
          onCancel={() => {
            cancel();
            close();
          }}
        />
      )}
      {openDialog === 'budget' && (
        <BudgetDialog
          {...{ filter, isFiltered, inProgress }}
          onAllocate={(payment) => {
            close();
            onBudget(payment);
          }}
          onCancel={close}
        />
      )}
    </>
  );
};

interface OverdueNoteProps extends Pick<InvoiceAttempts, 'inProgress'> {
  readonly overdueSearch: OverdueSearch;
  readonly onDismiss: () => void;
}

/** The message after the overdue invoices were selected. */
const OverdueNote = ({ overdueSearch, inProgress, onDismiss }: OverdueNoteProps) => {
  const text = useText();
  const { result, isFiltered } = overdueSearch;
  return (
    <Alert tone="info" className="mb-2 print:hidden" onDismiss={onDismiss}>
      <p>{formatSelectionNote(result, isFiltered, text)}</p>
      <InPaymentNote invoices={result.inPayment} inProgress={inProgress} />
    </Alert>
  );
};

/** The dialogs that find invoices to pay. */
type PayDialog = 'overdue' | 'budget';

interface PayActionsProps {
  /** Whether a narrow window has room for the first action only. */
  readonly isNarrow?: boolean;
  readonly onOpen: (dialog: PayDialog) => void;
}

/** The buttons that select all overdue invoices and open the payment of a budget. */
const PayActions = ({ isNarrow = false, onOpen }: PayActionsProps) => {
  const text = useText();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-lg:min-h-11 max-lg:whitespace-nowrap"
        icon={<CheckCheck className="size-4" />}
        onClick={() => onOpen('overdue')}
      >
        <span className="max-lg:sr-only">{text('Select all overdue')}</span>
        <span aria-hidden="true" className="lg:hidden">
          {text('All overdue')}
        </span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className={isNarrow ? 'max-lg:hidden' : undefined}
        icon={<Coins className="size-4" />}
        onClick={() => onOpen('budget')}
      >
        {text('Pay with a budget')}
      </Button>
    </>
  );
};

/** Whether the message is still true: its invoices are all selected, or it found none and the filter is the same. */
const isNoteCurrent = (
  { result: { invoices }, filter }: OverdueSearch,
  currentFilter: InvoiceFilter,
  selected: ReadonlySet<string>,
): boolean =>
  invoices.length === 0
    ? JSON.stringify(filter) === JSON.stringify(currentFilter)
    : invoices.every(({ id }) => selected.has(id));
