import type { Outcome, PendingPage } from '@surtidor/data';
import type { Failure, Invoice } from '@surtidor/domain';

/** Most invoices that are fetched at once: more than a person could check before paying. */
export const fetchLimit = 500;

/** Invoices asked for at a time. */
const fetchPageSize = 100;

/** A backend that never says that there is no more is not asked for ever. */
const maxPages = 250;

/** What fetching invoices from beyond the loaded pages stands on. */
export interface FetchAllParts {
  readonly fetchPage: (page: number, pageSize: number) => Promise<Outcome<PendingPage>>;
  /** Whether an invoice is one of those wanted. */
  readonly wants: (invoice: Invoice) => boolean;
  /** Whether those wanted so far are enough. */
  readonly isEnough?: (wanted: readonly Invoice[]) => boolean;
  /** Called with how many were looked at, and of how many when that is known. */
  readonly onProgress?: (seen: number, total: number | null) => void;
  readonly signal: AbortSignal;
}

/**
 * How fetching ended. `limited` when there may be more than may be fetched at once: the oldest
 * due are here.
 */
export type FetchAllOutcome =
  | { readonly kind: 'done'; readonly invoices: readonly Invoice[]; readonly limited: boolean }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Fetches invoices page by page, the oldest due first, each once, until there are enough or no more. */
export async function fetchAllInvoices(parts: FetchAllParts): Promise<FetchAllOutcome> {
  const { fetchPage, wants, isEnough = () => false, onProgress, signal } = parts;
  const wanted = new Map<string, Invoice>();
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const outcome = await fetchPage(page, fetchPageSize);
    if (signal.aborted) return { kind: 'cancelled' };
    if (outcome.kind === 'failed') return outcome;
    const { invoices, full, total } = outcome.value;
    for (const invoice of invoices) if (wants(invoice)) wanted.set(invoice.id, invoice);
    seen += invoices.length;
    onProgress?.(seen, total);
    const found = [...wanted.values()];
    const whole = !full || isEnough(found);
    if (whole || found.length >= fetchLimit || page === maxPages) {
      const limited = !whole || found.length > fetchLimit;
      return { kind: 'done', invoices: found.slice(0, fetchLimit), limited };
    }
  }
}
