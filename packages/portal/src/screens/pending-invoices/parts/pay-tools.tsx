import { getDocumentStations, type InvoiceFilter } from '@surtidor/domain/invoices';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import { Alert, Button } from '@surtidor/ui';
import CheckCheck from 'lucide-react/icons/check-check';
import Coins from 'lucide-react/icons/coins';
import { type ReactNode, useState } from 'react';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { BudgetPayment } from '../fetch-all/budget-dialog.tsx';
import { BudgetDialog } from '../fetch-all/budget-dialog.tsx';
import { InPaymentNote } from '../fetch-all/in-payment-note.tsx';
import { OverdueDialog } from '../fetch-all/overdue-dialog.tsx';
import type { AllInvoices } from '../fetch-all/use-fetch-all.ts';
import type { PendingToolsProps } from './pending-tools.tsx';

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

export interface PayToolsProps extends Pick<InvoiceAttempts, 'inProgress'> {
  /** The filter of the list, which applies to both actions. */
  readonly filter: InvoiceFilter;
  /** Whether the filter excludes any invoice. */
  readonly isFiltered: boolean;
  /** The ids of the selected invoices. */
  readonly selected: ReadonlySet<string>;
  /** Called with all payable overdue invoices of the list. */
  readonly onSelect: (invoices: AllInvoices['invoices']) => void;
  /** Called with the invoices and amounts that a budget pays. */
  readonly onBudget: (payment: BudgetPayment) => void;
}

/** The result of the search for overdue invoices. */
interface OverdueSearch {
  readonly result: AllInvoices;
  readonly filter: InvoiceFilter;
  readonly isFiltered: boolean;
}

/** The actions to pay many invoices, with their dialogs and result. */
export interface PayTools extends Pick<PendingToolsProps, 'shortcuts' | 'renderActions'> {
  /** The open dialog, and the message after the overdue invoices were selected. */
  readonly result: ReactNode;
}

/** Manages the actions to pay many invoices: all overdue ones, or those that a budget covers. */
export function usePayTools(props: PayToolsProps): PayTools {
  const { filter, isFiltered, inProgress, selected, onSelect, onBudget } = props;
  const text = useText();
  const [openDialog, setOpenDialog] = useState<'overdue' | 'budget' | null>(null);
  const [overdueSearch, setOverdueSearch] = useState<OverdueSearch | null>(null);
  const close = () => setOpenDialog(null);
  const result = (
    <>
      {overdueSearch && isNoteCurrent(overdueSearch, filter, selected) && (
        <Alert tone="info" className="mb-2 print:hidden" onDismiss={() => setOverdueSearch(null)}>
          <p>{formatSelectionNote(overdueSearch.result, overdueSearch.isFiltered, text)}</p>
          <InPaymentNote invoices={overdueSearch.result.inPayment} inProgress={inProgress} />
        </Alert>
      )}
      {openDialog === 'overdue' && (
        <OverdueDialog
          {...{ filter, inProgress }}
          onFetched={(found) => {
            close();
            setOverdueSearch({ result: found, filter, isFiltered });
            onSelect(found.invoices);
          }}
          onCancel={close}
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
  return {
    shortcuts: <PayActions isNarrow onOpen={setOpenDialog} />,
    renderActions: (closeOptions) => (
      <PayActions
        onOpen={(dialog) => {
          closeOptions();
          setOpenDialog(dialog);
        }}
      />
    ),
    result,
  };
}

interface PayActionsProps {
  /** Whether a narrow window has room for the first action only. */
  readonly isNarrow?: boolean;
  readonly onOpen: (dialog: 'overdue' | 'budget') => void;
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
  invoices.length === 0 ? filter === currentFilter : invoices.every(({ id }) => selected.has(id));
