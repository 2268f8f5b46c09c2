import { Alert, Button } from '@surtidor/ui';
import CheckCheck from 'lucide-react/icons/check-check';
import Coins from 'lucide-react/icons/coins';
import { useCallback, useState } from 'react';
import { type PortalMessage, useText } from '../../../platform/messages/text-context.tsx';
import type { BudgetPayment } from '../fetch-all/budget-dialog.tsx';
import { BudgetDialog } from '../fetch-all/budget-dialog.tsx';
import { OverdueDialog } from '../fetch-all/overdue-dialog.tsx';
import type { AllInvoices } from '../fetch-all/use-fetch-all.ts';

/** What is told once the overdue invoices are selected. */
function selectedNote({ invoices, limited }: AllInvoices): PortalMessage {
  const count = invoices.length;
  if (count === 0) return { key: 'You have no overdue invoices that can be paid now.' };
  if (limited) {
    return {
      key: 'The {count} oldest overdue invoices are selected: no more can be paid at once.',
      params: { count },
    };
  }
  return count === 1
    ? { key: '1 overdue invoice is selected.' }
    : { key: '{count} overdue invoices are selected.', params: { count } };
}

export interface PayToolsProps {
  /** Given every overdue invoice that can be paid. Keeps its identity. */
  readonly onSelect: (invoices: AllInvoices['invoices']) => void;
  /** Given what a budget pays. */
  readonly onBudget: (payment: BudgetPayment) => void;
}

/** Ways to pay many invoices at once: all that is overdue, or as far as a budget goes. */
export const PayTools = ({ onSelect, onBudget }: PayToolsProps) => {
  const text = useText();
  const [open, setOpen] = useState<'overdue' | 'budget' | null>(null);
  const [note, setNote] = useState<PortalMessage | null>(null);
  const close = () => setOpen(null);
  const select = useCallback(
    (fetched: AllInvoices) => {
      setOpen(null);
      setNote(selectedNote(fetched));
      onSelect(fetched.invoices);
    },
    [onSelect],
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
      {note && (
        <Alert tone="info" onDismiss={() => setNote(null)}>
          {text(note.key, note.params)}
        </Alert>
      )}

      {open === 'overdue' && <OverdueDialog onFetched={select} onCancel={close} />}
      {open === 'budget' && (
        <BudgetDialog
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
