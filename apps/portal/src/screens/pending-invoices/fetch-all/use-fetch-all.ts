import { fetchPendingInvoicesPage, useDataContext } from '@surtidor/data';
import { type Failure, getPayability, type Invoice, type InvoiceFilter } from '@surtidor/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDocumentsInProgress } from '../../../features/attempts/attempts-context.tsx';
import {
  type FetchAllOutcome,
  type FetchAllParts,
  fetchAllInvoices,
} from './fetch-all-invoices.ts';

/** The state of the fetch. */
export type FetchAllState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'running'; readonly checked: number; readonly total: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type AllInvoices = Extract<FetchAllOutcome, { kind: 'done' }>;

const resting: FetchAllState = { kind: 'resting' };

/** Fetches payable invoices beyond the loaded pages. Unmounting cancels the fetch. */
export function useFetchAll() {
  const dataContext = useDataContext();
  const inProgress = useDocumentsInProgress();
  const held = useRef(inProgress);
  held.current = inProgress;
  const stop = useRef<AbortController | null>(null);
  const [state, setState] = useState(resting);
  useEffect(() => () => stop.current?.abort(), []);

  /** Resolves with the invoices, or with null if the fetch failed or was cancelled. */
  const fetchAll = useCallback(
    async (
      filter: InvoiceFilter,
      isEnough?: (selected: readonly Invoice[]) => boolean,
    ): Promise<AllInvoices | null> => {
      stop.current?.abort();
      const controller = new AbortController();
      stop.current = controller;
      const { signal } = controller;
      setState({ kind: 'running', checked: 0, total: null });
      const parts: FetchAllParts = {
        fetchPage: (page, pageSize) =>
          fetchPendingInvoicesPage(dataContext, { filter, page, pageSize }),
        wants: (invoice) => getPayability(invoice, held.current) === 'payable',
        onProgress: (checked, total) => setState({ kind: 'running', checked, total }),
        signal,
        ...(isEnough && { isEnough }),
      };
      const fetched = await fetchAllInvoices(parts);
      if (fetched.kind === 'cancelled') return null;
      setState(fetched.kind === 'failed' ? fetched : resting);
      return fetched.kind === 'done' ? fetched : null;
    },
    [dataContext],
  );
  return { state, fetchAll };
}
