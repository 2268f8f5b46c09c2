import { type CompensableParams, type PagedRemote, useCompensableDocuments } from '@surtidor/data';
import { type CompensationSide, getLoadedItems, type Invoice } from '@surtidor/domain';
import { useCallback, useMemo, useState } from 'react';
import {
  useDocumentsInProgress,
  useWhenAttemptsEnd,
} from '../../../features/attempts/attempts-context.tsx';
import { type CompensationSending, useSending } from '../sending/use-sending.ts';
import { getHold, type KnownHolds } from './compensable-card.ts';
import { type CompensationChoice, useCompensationSelection } from './use-compensation-selection.ts';

/** Sorts payments by document date and invoices by due date, oldest first. */
export const everyDocument: Readonly<Record<CompensationSide, CompensableParams>> = {
  payment: { number: '', sort: 'oldest' },
  invoice: { number: '', sort: 'due' },
};

/** The state of the two columns. */
export interface CompensationWorkspace {
  readonly payments: PagedRemote<Invoice, null>;
  readonly invoices: PagedRemote<Invoice, null>;
  /** The loaded documents of each list, even after a failed refetch. */
  readonly shown: { readonly payments: readonly Invoice[]; readonly invoices: readonly Invoice[] };
  /** The search and the sort of each column. */
  readonly params: Readonly<Record<CompensationSide, CompensableParams>>;
  readonly changeParams: (side: CompensationSide, next: CompensableParams) => void;
  readonly sending: CompensationSending;
  readonly holds: KnownHolds;
  readonly isOpen: (document: Invoice) => boolean;
  readonly choice: CompensationChoice;
  /** Refetches both lists from their first page. */
  readonly reload: () => void;
}

/** Combines the two lists, their blocked documents, the selection and the sending of compensations. */
export function useCompensationWorkspace(): CompensationWorkspace {
  const [params, setParams] = useState(everyDocument);
  const payments = useCompensableDocuments('payment', params.payment);
  const invoices = useCompensableDocuments('invoice', params.invoice);
  const sending = useSending();
  const inPayment = useDocumentsInProgress();
  const holds = useMemo(
    () => ({ compensations: sending.held, payments: inPayment }),
    [sending.held, inPayment],
  );
  const isOpen = useCallback((document: Invoice) => getHold(document, holds) === null, [holds]);
  const shown = {
    payments: getLoadedItems(payments.state),
    invoices: getLoadedItems(invoices.state),
  };
  const choice = useCompensationSelection(shown, isOpen);
  const { retry: retryPayments } = payments;
  const { retry: retryInvoices } = invoices;
  const reload = useCallback(() => {
    retryPayments();
    retryInvoices();
  }, [retryPayments, retryInvoices]);
  useWhenAttemptsEnd(reload);
  const changeParams = (side: CompensationSide, next: CompensableParams) =>
    setParams((previous) => ({ ...previous, [side]: next }));
  return {
    payments,
    invoices,
    params,
    changeParams,
    shown,
    sending,
    holds,
    isOpen,
    choice,
    reload,
  };
}
