import { fetchPendingInvoicesPage, useDataContext } from '@surtidor/data';
import { type Failure, type Invoice, type InvoiceFilter, payabilityOf } from '@surtidor/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDocumentsInProgress } from '../../../features/payments/payments-context.tsx';
import { type Gathered, type GatherParts, gatherInvoices } from './gather-invoices.ts';

/** Where gathering stands. */
export type GatheringState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'running'; readonly seen: number; readonly total: number | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type DoneGathering = Extract<Gathered, { kind: 'done' }>;

const resting: GatheringState = { kind: 'resting' };

/** Gathers payable invoices from beyond the loaded pages; whoever leaves cancels it. */
export function useGathering() {
  const dataContext = useDataContext();
  const inProgress = useDocumentsInProgress();
  const held = useRef(inProgress);
  held.current = inProgress;
  const stop = useRef<AbortController | null>(null);
  const [state, setState] = useState(resting);
  useEffect(() => () => stop.current?.abort(), []);

  /** What was gathered; null when it failed, which the state tells, or was cancelled. */
  const gather = useCallback(
    async (
      filter: InvoiceFilter,
      isEnough?: (wanted: readonly Invoice[]) => boolean,
    ): Promise<DoneGathering | null> => {
      stop.current?.abort();
      const controller = new AbortController();
      stop.current = controller;
      const { signal } = controller;
      setState({ kind: 'running', seen: 0, total: null });
      const parts: GatherParts = {
        ask: (page, pageSize) => fetchPendingInvoicesPage(dataContext, { filter, page, pageSize }),
        wants: (invoice) => payabilityOf(invoice, held.current) === 'payable',
        onProgress: (seen, total) => setState({ kind: 'running', seen, total }),
        signal,
        ...(isEnough && { isEnough }),
      };
      const gathered = await gatherInvoices(parts);
      if (gathered.kind === 'cancelled') return null;
      setState(gathered.kind === 'failed' ? gathered : resting);
      return gathered.kind === 'done' ? gathered : null;
    },
    [dataContext],
  );
  return { state, gather };
}
