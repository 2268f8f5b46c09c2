import { type CompensableParams, type PagedRemote, useCompensableDocuments } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import type { CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import { useDocumentsInProgress, useWhenAttemptsEnd } from '@surtidor/flows/react';
import { useCallback, useMemo, useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { type SentCompensations, useSentCompensations } from '../sending/use-sent-compensations.ts';
import { getHold, type LocalHolds } from './compensable-card.ts';
import {
  type CompensationSelectionState,
  type SelectedDocuments,
  useCompensationSelection,
} from './use-compensation-selection.ts';

/** Sorts payments by document date and invoices by due date, oldest first. */
export const initialParams: Readonly<Record<CompensationSide, CompensableParams>> = {
  payment: { number: '', sort: 'oldest' },
  invoice: { number: '', sort: 'due' },
};

/** The state of the two columns. */
export interface CompensationWorkspace {
  readonly payments: PagedRemote<Invoice, null>;
  readonly invoices: PagedRemote<Invoice, null>;
  /** The loaded documents of each list, even after a failed refetch. */
  readonly loadedDocuments: SelectedDocuments;
  /** The search and the sort of each column. */
  readonly params: Readonly<Record<CompensationSide, CompensableParams>>;
  readonly changeParams: (side: CompensationSide, next: CompensableParams) => void;
  readonly sentCompensations: SentCompensations;
  readonly holds: LocalHolds;
  readonly isSelectable: (document: Invoice) => boolean;
  readonly selection: CompensationSelectionState;
  /** Refetches both lists from their first page. */
  readonly reload: () => void;
}

/** Combines the two lists, their blocked documents, the selection and the sent compensations. */
export function useCompensationWorkspace(): CompensationWorkspace {
  const { currency } = useVariant();
  const [params, setParams] = useState(initialParams);
  const payments = useCompensableDocuments('payment', params.payment);
  const invoices = useCompensableDocuments('invoice', params.invoice);
  const sentCompensations = useSentCompensations();
  const documentsInPayment = useDocumentsInProgress();
  const holds = useMemo(
    () => ({ compensations: sentCompensations.attemptsByDocument, payments: documentsInPayment }),
    [sentCompensations.attemptsByDocument, documentsInPayment],
  );
  const isSelectable = useCallback(
    (document: Invoice) => getHold(document, currency, holds) === null,
    [currency, holds],
  );
  const loadedDocuments = {
    payments: getLoadedItems(payments.state),
    invoices: getLoadedItems(invoices.state),
  };
  const selection = useCompensationSelection(
    { payment: payments, invoice: invoices },
    isSelectable,
  );
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
    loadedDocuments,
    sentCompensations,
    holds,
    isSelectable,
    selection,
    reload,
  };
}
