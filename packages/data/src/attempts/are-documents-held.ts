import { type AttemptKind, type PaymentAttempt, pageSizes } from '@surtidor/domain';
import { CompensableDocumentsDocument } from '../compensations/compensable-documents.generated.ts';
import { compensableDocumentsQuery } from '../compensations/compensable-documents.ts';
import { PendingInvoicesDocument } from '../invoices/pending-invoices.generated.ts';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { done, type Outcome } from '../shared/outcome.ts';
import type { PageContent } from '../shared/paged-query.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { fetchOnce } from '../shared/send.ts';
import { hasVouchersOf } from './has-vouchers.ts';

type Documents = PageContent<
  { readonly documentNumber: string; readonly blocked: boolean },
  unknown
>;

/**
 * Whether a page contains a held document; null if a row is unreadable or unexpected. Missing
 * documents are no longer pending.
 */
const anyHeld = (rows: Documents | null, numbers: readonly string[]): boolean | null => {
  if (rows === null) return null;
  const isResponse = rows.items.every((item) => item && numbers.includes(item.documentNumber));
  return isResponse ? rows.items.some((item) => item?.blocked) : null;
};

const getFilter = (numbers: readonly string[]) => ({
  filter: { num_documento: { in: [...numbers] } },
  pageSize: numbers.length,
  page: 1,
});

const heldInvoices = ({ client, storeContext }: DataContext, numbers: readonly string[]) =>
  fetchOnce(client, {
    document: PendingInvoicesDocument,
    variables: getFilter(numbers),
    read: (data) => anyHeld(pendingInvoicesQuery.read(data, storeContext), numbers),
  });

const heldOnSide =
  (side: 'INVOICE' | 'PAYMENT') =>
  ({ client, storeContext }: DataContext, numbers: readonly string[]) =>
    fetchOnce(client, {
      document: CompensableDocumentsDocument,
      variables: { side, ...getFilter(numbers) },
      read: (data) => anyHeld(compensableDocumentsQuery.read(data, storeContext), numbers),
    });

/** The lists to search, by kind of attempt. */
const lists: Record<Exclude<AttemptKind, 'vouchers'>, readonly (typeof heldInvoices)[]> = {
  invoices: [heldInvoices],
  compensation: [heldOnSide('INVOICE'), heldOnSide('PAYMENT')],
  cash: [],
};

const getPages = (numbers: readonly string[]) =>
  Array.from({ length: Math.ceil(numbers.length / pageSizes.documents) }, (_, page) =>
    numbers.slice(page * pageSizes.documents, (page + 1) * pageSizes.documents),
  );

/**
 * Whether the backend holds something of an attempt: one of its documents (`bloqueada`, spec 3), checked
 * page by page, or vouchers. Unreadable data is a failure, never 'free'.
 */
export async function areDocumentsHeld(
  dataContext: DataContext,
  attempt: Pick<PaymentAttempt, 'kind' | 'lines' | 'owner' | 'amount' | 'createdAt'>,
): Promise<Outcome<boolean>> {
  if (attempt.kind === 'vouchers') return hasVouchersOf(dataContext, attempt);
  const documentNumbers = attempt.lines.map(({ documentNumber }) => documentNumber);
  for (const heldIn of lists[attempt.kind]) {
    for (const numbers of getPages(documentNumbers)) {
      const outcome = await heldIn(dataContext, numbers);
      if (outcome.kind === 'failed' || outcome.value) return outcome;
    }
  }
  return done(false);
}
