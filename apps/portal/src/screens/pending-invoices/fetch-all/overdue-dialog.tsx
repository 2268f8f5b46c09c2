import { type InvoiceFilter, overdueWithin, todayIn } from '@surtidor/domain';
import { Button, Dialog } from '@surtidor/ui';
import { useCallback, useEffect } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { FetchProgress } from './fetch-progress.tsx';
import { type AllInvoices, useFetchAll } from './use-fetch-all.ts';

export interface OverdueDialogProps {
  /** What the list is narrowed to. Keeps its identity while the dialog is open. */
  readonly filter: InvoiceFilter;
  /** Given every overdue invoice that can be paid, also those not loaded yet. Keeps its identity. */
  readonly onFetched: (fetched: AllInvoices) => void;
  readonly onCancel: () => void;
}

/** Selects all that is overdue in the list as it is narrowed: looks through every page, says how far it is, can be cancelled. */
export const OverdueDialog = ({ filter, onFetched, onCancel }: OverdueDialogProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { state, fetchAll } = useFetchAll();
  const begin = useCallback(async () => {
    const fetched = await fetchAll(overdueWithin(filter, todayIn(timeZone, now())));
    if (fetched !== null) onFetched(fetched);
  }, [fetchAll, filter, now, timeZone, onFetched]);
  useEffect(() => void begin(), [begin]);
  return (
    <Dialog
      open
      size="sm"
      title={text('Select all overdue invoices')}
      onOpenChange={onCancel}
      footer={
        <Button variant="secondary" onClick={onCancel}>
          {text('Cancel')}
        </Button>
      }
    >
      <FetchProgress state={state} onRetry={() => void begin()} />
    </Dialog>
  );
};
