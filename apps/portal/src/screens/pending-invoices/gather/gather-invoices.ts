import type { Outcome, PendingPage } from '@surtidor/data';
import type { Failure, Invoice } from '@surtidor/domain';

/** Most invoices that are gathered at once: more than a person could check before paying. */
export const mostGathered = 500;

/** Invoices asked for at a time. */
const gatheredPageSize = 100;

/** A backend that never says that there is no more is not asked for ever. */
const mostPages = 250;

/** What gathering invoices from beyond the loaded pages stands on. */
export interface GatherParts {
  readonly ask: (page: number, pageSize: number) => Promise<Outcome<PendingPage>>;
  /** Whether an invoice is one of those wanted. */
  readonly wants: (invoice: Invoice) => boolean;
  /** Whether those wanted so far are enough. */
  readonly isEnough?: (wanted: readonly Invoice[]) => boolean;
  /** Told how many were looked at, and of how many when that is known. */
  readonly onProgress?: (seen: number, total: number | null) => void;
  readonly signal: AbortSignal;
}

/**
 * How gathering ended. `limited` when there may be more than may be gathered at once: the oldest
 * due are here.
 */
export type Gathered =
  | { readonly kind: 'done'; readonly invoices: readonly Invoice[]; readonly limited: boolean }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Gathers invoices page by page, the oldest due first, each once, until there are enough or no more. */
export async function gatherInvoices(parts: GatherParts): Promise<Gathered> {
  const { ask, wants, isEnough = () => false, onProgress, signal } = parts;
  const wanted = new Map<string, Invoice>();
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const outcome = await ask(page, gatheredPageSize);
    if (signal.aborted) return { kind: 'cancelled' };
    if (outcome.kind === 'failed') return outcome;
    const { invoices, full, total } = outcome.value;
    for (const invoice of invoices) if (wants(invoice)) wanted.set(invoice.id, invoice);
    seen += invoices.length;
    onProgress?.(seen, total);
    const found = [...wanted.values()];
    const whole = !full || isEnough(found);
    if (whole || found.length >= mostGathered || page === mostPages) {
      const limited = !whole || found.length > mostGathered;
      return { kind: 'done', invoices: found.slice(0, mostGathered), limited };
    }
  }
}
