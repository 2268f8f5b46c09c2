import type { AllPages, FetchedRows } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';

/** The maximum number of fetched invoices. A user could not review more. */
export const fetchLimit = 500;

/** The options of `fetchAllInvoices`. */
export interface FetchAllOptions {
  readonly pages: AllPages<Invoice>;
  /** Whether to include an invoice. */
  readonly shouldInclude: (invoice: Invoice) => boolean;
  /** Whether somebody is already paying an invoice, which is reported instead of included. */
  readonly isInPayment: (invoice: Invoice) => boolean;
  /** Whether the invoices fetched so far are enough. Default: never. */
  readonly isEnough?: (selected: readonly Invoice[]) => boolean;
  /** Called after each page with all invoices fetched so far. */
  readonly onPage: (fetched: FetchedRows<Invoice>) => void;
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
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Fetches invoices page by page until there are enough. */
export async function fetchAllInvoices({
  pages,
  shouldInclude,
  isInPayment,
  isEnough = () => false,
  onPage,
  signal,
}: FetchAllOptions): Promise<FetchAllOutcome> {
  const outcome = await pages.fetch(signal, onPage, ({ items }) => {
    const selected = items.filter(shouldInclude);
    return selected.length >= fetchLimit || isEnough(selected);
  });
  if (outcome.kind !== 'done') return outcome;
  const selected = outcome.items.filter(shouldInclude);
  return {
    kind: 'done',
    invoices: selected.slice(0, fetchLimit),
    inPayment: outcome.items.filter((invoice) => !shouldInclude(invoice) && isInPayment(invoice)),
    isLimited: selected.length > fetchLimit || (outcome.truncated && !isEnough(selected)),
  };
}
