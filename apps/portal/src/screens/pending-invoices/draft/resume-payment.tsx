import { askInvoices, useSurroundings } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain';
import { useCallback } from 'react';
import {
  ResumeDraft,
  type ResumeDraftProps,
} from '../../../features/payments/drafts/resume-draft.tsx';
import type { KeptPayment } from './kept-payment.ts';

export interface ResumePaymentProps extends Pick<ResumeDraftProps<unknown>, 'onGiveUp'> {
  readonly kept: KeptPayment;
  /** Given the invoices as they stand now; those that are not pending any more are missing. */
  readonly onResumed: (invoices: readonly Invoice[]) => void;
}

/** Brings back the invoices that were chosen when the session ended. */
export const ResumePayment = ({ kept, ...rest }: ResumePaymentProps) => {
  const surroundings = useSurroundings();
  const ask = useCallback(
    () =>
      askInvoices(
        surroundings,
        kept.amounts.map(({ documentNumber }) => documentNumber),
      ),
    [kept, surroundings],
  );
  return <ResumeDraft ask={ask} {...rest} />;
};
