import { createInvoicePages, useDataContext } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import { getPayability, isBeingPaid } from '@surtidor/domain/payments';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import { useEffect, useRef, useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { type FetchAllOutcome, fetchAllInvoices } from './fetch-all-invoices.ts';

export { fetchLimit } from './fetch-all-invoices.ts';

/** The state of the fetch. */
export type FetchAllState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly checkedCount: number; readonly total: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type AllInvoices = Extract<FetchAllOutcome, { kind: 'done' }>;

const idle: FetchAllState = { kind: 'idle' };

/** The payable invoices beyond the loaded pages. */
export interface FetchAll {
  readonly state: FetchAllState;
  /** Resolves with the invoices, or with null if the fetch failed or was cancelled. */
  readonly fetchAll: (
    filter: InvoiceFilter,
    isEnough?: (selected: readonly Invoice[]) => boolean,
  ) => Promise<AllInvoices | null>;
  readonly cancel: () => void;
}

/** Fetches payable invoices beyond the loaded pages. Unmounting cancels the fetch. */
export function useFetchAll(inProgress: InvoiceAttempts['inProgress']): FetchAll {
  const dataContext = useDataContext();
  const { currency } = useVariant();
  const inProgressRef = useRef(inProgress);
  useEffect(() => {
    inProgressRef.current = inProgress;
  }, [inProgress]);
  const controllerRef = useRef<AbortController | null>(null);
  const [state, setState] = useState(idle);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const fetchAll: FetchAll['fetchAll'] = async (filter, isEnough) => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    setState({ kind: 'running', checkedCount: 0, total: null });
    const outcome = await fetchAllInvoices({
      pages: createInvoicePages(dataContext, filter),
      shouldInclude: (invoice) =>
        getPayability(invoice, currency, inProgressRef.current) === 'payable',
      isInPayment: (invoice) =>
        isBeingPaid(invoice, inProgressRef.current.get(invoice.documentNumber)),
      onPage: ({ items, total }) =>
        setState({ kind: 'running', checkedCount: items.length, total }),
      signal: controller.signal,
      ...(isEnough && { isEnough }),
    });
    if (outcome.kind === 'stopped') return null;
    setState(outcome.kind === 'failed' ? outcome : idle);
    return outcome.kind === 'done' ? outcome : null;
  };
  return { state, fetchAll, cancel: () => controllerRef.current?.abort() };
}
