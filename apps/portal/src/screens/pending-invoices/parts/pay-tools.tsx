import { getDocumentStations, type InvoiceFilter } from '@surtidor/domain';
import { Alert, Button } from '@surtidor/ui';
import CheckCheck from 'lucide-react/icons/check-check';
import Coins from 'lucide-react/icons/coins';
import { useCallback, useState } from 'react';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { BudgetPayment } from '../fetch-all/budget-dialog.tsx';
import { BudgetDialog } from '../fetch-all/budget-dialog.tsx';
import { OverdueDialog } from '../fetch-all/overdue-dialog.tsx';
import type { AllInvoices } from '../fetch-all/use-fetch-all.ts';

/** Returns the message after selecting the overdue invoices, with the number of stations. */
function selectedNote({ invoices, limited }: AllInvoices, isNarrowed: boolean, text: Text): string {
  const count = invoices.length;
  if (count === 0) {
    return text(
      isNarrowed
        ? 'None of the filtered invoices is overdue and can be paid now.'
        : 'You have no overdue invoices that can be paid now.',
    );
  }
  const stations = getDocumentStations(invoices).length;
  const spread = stations > 1 ? text('They belong to {count} stations.', { count: stations }) : '';
  return `${countNote(count, limited, text)} ${spread}`.trim();
}

function countNote(count: number, limited: boolean, text: Text): string {
  if (limited) {
    return text('The {count} oldest overdue invoices are selected: no more can be paid at once.', {
      count,
    });
  }
  return count === 1
    ? text('1 overdue invoice is selected.')
    : text('{count} overdue invoices are selected.', { count });
}

export interface PayToolsProps {
  /** The filter of the list, which applies to both actions. Must be stable. */
  readonly filter: InvoiceFilter;
  /** Whether the filter excludes any invoice. */
  readonly isNarrowed: boolean;
  /** The ids of the selected invoices. */
  readonly selected: ReadonlySet<string>;
  /** Called with all payable overdue invoices of the list. Must be stable. */
  readonly onSelect: (invoices: AllInvoices['invoices']) => void;
  /** Called with the invoices and amounts that a budget pays. */
  readonly onBudget: (payment: BudgetPayment) => void;
}

/** The result of the search for overdue invoices. */
interface FoundOverdue {
  readonly found: AllInvoices;
  readonly filter: InvoiceFilter;
  readonly isNarrowed: boolean;
}

/** Actions to pay many invoices: all overdue ones, or those that a budget covers. */
export const PayTools = (props: PayToolsProps) => {
  const { filter, isNarrowed, selected, onSelect, onBudget } = props;
  const text = useText();
  const [open, setOpen] = useState<'overdue' | 'budget' | null>(null);
  const [overdue, setOverdue] = useState<FoundOverdue | null>(null);
  const close = () => setOpen(null);
  const select = useCallback(
    (found: AllInvoices) => {
      setOpen(null);
      setOverdue({ found, filter, isNarrowed });
      onSelect(found.invoices);
    },
    [onSelect, filter, isNarrowed],
  );
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="-ml-3 flex flex-wrap gap-x-1">
        <Button
          variant="quiet"
          size="sm"
          icon={<CheckCheck className="size-4" />}
          onClick={() => setOpen('overdue')}
        >
          <span>
            <span className="max-sm:sr-only">{text('Select all overdue')}</span>
            <span aria-hidden="true" className="sm:hidden">
              {text('All overdue')}
            </span>
          </span>
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<Coins className="size-4" />}
          onClick={() => setOpen('budget')}
        >
          <span>
            <span className="max-sm:sr-only">{text('Pay with a budget')}</span>
            <span aria-hidden="true" className="sm:hidden">
              {text('With a budget')}
            </span>
          </span>
        </Button>
      </div>
      {overdue && stillHolds(overdue, filter, selected) && (
        <Alert tone="info" onDismiss={() => setOverdue(null)}>
          {selectedNote(overdue.found, overdue.isNarrowed, text)}
        </Alert>
      )}
      {open === 'overdue' && <OverdueDialog filter={filter} onFetched={select} onCancel={close} />}
      {open === 'budget' && (
        <BudgetDialog
          filter={filter}
          isNarrowed={isNarrowed}
          onAllocate={(payment) => {
            close();
            onBudget(payment);
          }}
          onCancel={close}
        />
      )}
    </div>
  );
};

/** Whether the message is still true: its invoices are all selected, or it found none and the filter is the same. */
const stillHolds = (
  { found: { invoices }, filter }: FoundOverdue,
  currentFilter: InvoiceFilter,
  selected: ReadonlySet<string>,
): boolean =>
  invoices.length === 0 ? filter === currentFilter : invoices.every(({ id }) => selected.has(id));
