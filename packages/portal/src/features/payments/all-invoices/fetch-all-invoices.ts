import type { Outcome, PendingInvoicesPage } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';

/** The maximum number of fetched invoices. A user could not review more. */
export const fetchLimit = 500;

/** The number of invoices per page. */
const fetchPageSize = 100;

/** The maximum number of pages. Stops the loop if the backend always reports a next page. */
const maxPages = 250;

/** How often the list is fetched again because it changed between two pages. */
const maxRestarts = 3;

/** The options of `fetchAllInvoices`. */
export interface FetchAllOptions {
  readonly fetchPage: (page: number, pageSize: number) => Promise<Outcome<PendingInvoicesPage>>;
  /** Whether to include an invoice. */
  readonly shouldInclude: (invoice: Invoice) => boolean;
  /** Whether somebody is already paying an invoice, which is reported instead of included. Default: never. */
  readonly isInPayment?: (invoice: Invoice) => boolean;
  /** Whether the invoices fetched so far are enough. Default: never. */
  readonly isEnough?: (selected: readonly Invoice[]) => boolean;
  /** Called with the number of checked invoices and the total, if known. */
  readonly onProgress?: (checkedCount: number, total: number | null) => void;
  readonly signal: AbortSignal;
}

/** The result. If `isLimited`, more invoices may exist, and the result has those with the oldest due dates. */
export type FetchAllOutcome =
  | {
      readonly kind: 'done';
      readonly invoices: readonly Invoice[];
      /** The fetched invoices that somebody is already paying. */
      readonly inPayment: readonly Invoice[];
      readonly isLimited: boolean;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Fetches invoices page by page, oldest due date first, until there are enough. Removes duplicates. Restarts if the
 * total changes between two pages, because the change may hide invoices.
 */
export async function fetchAllInvoices(options: FetchAllOptions): Promise<FetchAllOutcome> {
  const { fetchPage, shouldInclude, onProgress, signal } = options;
  const { isInPayment = () => false, isEnough = () => false } = options;
  const selectedById = new Map<string, Invoice>();
  const inPaymentById = new Map<string, Invoice>();
  let checkedCount = 0;
  let previousTotal: number | null = null;
  let restartCount = 0;
  for (let page = 1; ; page += 1) {
    const outcome = await fetchPage(page, fetchPageSize);
    if (signal.aborted) return { kind: 'cancelled' };
    if (outcome.kind === 'failed') return outcome;
    const { invoices, isFull, total } = outcome.value;
    if (page > 1 && total !== previousTotal && restartCount < maxRestarts) {
      restartCount += 1;
      selectedById.clear();
      inPaymentById.clear();
      checkedCount = 0;
      page = 0;
      continue;
    }
    previousTotal = total;
    for (const invoice of invoices) {
      if (shouldInclude(invoice)) selectedById.set(invoice.id, invoice);
      else if (isInPayment(invoice)) inPaymentById.set(invoice.id, invoice);
    }
    checkedCount += invoices.length;
    onProgress?.(checkedCount, total);
    const matches = [...selectedById.values()];
    const isComplete = !isFull || isEnough(matches);
    if (isComplete || matches.length >= fetchLimit || page === maxPages) {
      const isLimited = !isComplete || matches.length > fetchLimit;
      return {
        kind: 'done',
        invoices: matches.slice(0, fetchLimit),
        inPayment: [...inPaymentById.values()],
        isLimited,
      };
    }
  }
}
