import { pageSizes } from '@surtidor/domain';
import type { AttemptKind, PaymentAttempt } from '@surtidor/domain/payments';
import { CompensableDocumentsDocument } from '../compensations/compensable-documents.generated.ts';
import { compensableDocumentsQuery } from '../compensations/compensable-documents.ts';
import { PendingInvoicesDocument } from '../invoices/pending-invoices.generated.ts';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { rowsPerRequest } from '../shared/fetch-all-pages.ts';
import { done, type Outcome } from '../shared/outcome.ts';
import type { PageContent } from '../shared/paged-query.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { fetchOnce } from '../shared/send.ts';
import { hasVouchers } from './has-vouchers.ts';

type Documents = PageContent<
  { readonly documentNumber: string; readonly blocked: boolean },
  unknown
>;

/**
 * Returns whether a page contains a held document; null if a row is unreadable or unexpected. Missing
 * documents are no longer pending.
 */
const isAnyHeld = (rows: Documents | null, numbers: readonly string[]): boolean | null => {
  if (rows === null) return null;
  const isExpected = rows.items.every((item) => item && numbers.includes(item.documentNumber));
  return isExpected ? rows.items.some((item) => item?.blocked) : null;
};

const getFilter = (numbers: readonly string[]) => ({
  filter: { num_documento: { in: [...numbers] } },
  // A document may have several lines.
  pageSize: rowsPerRequest,
  page: 1,
});

const hasHeldInvoices = ({ client, storeContext }: DataContext, numbers: readonly string[]) =>
  fetchOnce(client, {
    document: PendingInvoicesDocument,
    variables: getFilter(numbers),
    read: (data) => isAnyHeld(pendingInvoicesQuery.read(data, storeContext), numbers),
  });

const createSideCheck =
  (side: 'INVOICE' | 'PAYMENT') =>
  ({ client, storeContext }: DataContext, numbers: readonly string[]) =>
    fetchOnce(client, {
      document: CompensableDocumentsDocument,
      variables: { side, ...getFilter(numbers) },
      read: (data) => isAnyHeld(compensableDocumentsQuery.read(data, storeContext), numbers),
    });

/** The checks to run, by kind of attempt. */
const checksByKind: Record<
  Exclude<AttemptKind, 'vouchers'>,
  readonly (typeof hasHeldInvoices)[]
> = {
  invoices: [hasHeldInvoices],
  compensation: [createSideCheck('INVOICE'), createSideCheck('PAYMENT')],
  cash: [],
};

const toPages = (numbers: readonly string[]) =>
  Array.from({ length: Math.ceil(numbers.length / pageSizes.documents) }, (_, page) =>
    numbers.slice(page * pageSizes.documents, (page + 1) * pageSizes.documents),
  );

/**
 * Checks whether the backend holds a document of an attempt (`bloqueada`, spec 3), page by page, or
 * its vouchers. Unreadable data is a failure, never 'free'.
 */
export async function areDocumentsHeld(
  dataContext: DataContext,
  attempt: Pick<PaymentAttempt, 'kind' | 'lines' | 'owner' | 'amount' | 'createdAt'>,
): Promise<Outcome<boolean>> {
  if (attempt.kind === 'vouchers') return hasVouchers(dataContext, attempt);
  const documentNumbers = attempt.lines.map(({ documentNumber }) => documentNumber);
  for (const hasHeldDocuments of checksByKind[attempt.kind]) {
    for (const numbers of toPages(documentNumbers)) {
      const outcome = await hasHeldDocuments(dataContext, numbers);
      if (outcome.kind === 'failed' || outcome.value) return outcome;
    }
  }
  return done(false);
}
