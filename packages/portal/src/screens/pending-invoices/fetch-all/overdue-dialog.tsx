import { getToday } from '@surtidor/domain';
import { type InvoiceFilter, restrictToOverdue } from '@surtidor/domain/invoices';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import { Button, Dialog } from '@surtidor/ui';
import { useEffect, useEffectEvent } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { FetchProgress } from './fetch-progress.tsx';
import { type AllInvoices, useFetchAll } from './use-fetch-all.ts';

export interface OverdueDialogProps extends Pick<InvoiceAttempts, 'inProgress'> {
  /** The filter of the list, when the dialog opens. */
  readonly filter: InvoiceFilter;
  /** Called with all payable overdue invoices, including those not loaded. */
  readonly onFetched: (overdueInvoices: AllInvoices) => void;
  readonly onCancel: () => void;
}

/**
 * Selects all overdue invoices of the filtered list. Fetches every page and shows the progress. The user can
 * cancel the fetch.
 */
export const OverdueDialog = (props: OverdueDialogProps) => {
  const { filter, inProgress, onFetched, onCancel } = props;
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { state, fetchAll } = useFetchAll(inProgress);
  const fetchOverdue = async () => {
    const overdueInvoices = await fetchAll(restrictToOverdue(filter, getToday(timeZone, now())));
    if (overdueInvoices !== null) onFetched(overdueInvoices);
  };
  const fetchFirst = useEffectEvent(fetchOverdue);
  useEffect(() => void fetchFirst(), []);
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
      <FetchProgress state={state} onRetry={() => void fetchOverdue()} />
    </Dialog>
  );
};
