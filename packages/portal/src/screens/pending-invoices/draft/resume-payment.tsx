import { fetchInvoices, useDataContext } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain/invoices';
import { useCallback } from 'react';
import {
  ResumeDraft,
  type ResumeDraftProps,
} from '../../../features/payments/drafts/resume-draft.tsx';
import type { SavedPayment } from './saved-payment.ts';

export interface ResumePaymentProps extends Pick<ResumeDraftProps<unknown>, 'onDismiss'> {
  readonly savedPayment: SavedPayment;
  /** Called with the invoices that are still pending. */
  readonly onResume: (invoices: readonly Invoice[]) => void;
}

/** Restores the invoices that were selected when the session ended. */
export const ResumePayment = ({ savedPayment, ...rest }: ResumePaymentProps) => {
  const dataContext = useDataContext();
  const loadInvoices = useCallback(
    () =>
      fetchInvoices(
        dataContext,
        savedPayment.amounts.map(({ documentNumber }) => documentNumber),
      ),
    [savedPayment, dataContext],
  );
  return <ResumeDraft load={loadInvoices} {...rest} />;
};
