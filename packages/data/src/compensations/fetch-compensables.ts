import type { CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import type { DocumentosFilterInput } from '../generated/types.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows, requireReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { CompensableDocumentsDocument } from './compensable-documents.generated.ts';
import { compensableDocumentsQuery, wireSides } from './compensable-documents.ts';

/** Maximum number of candidate invoices: the largest page. */
const candidatesPageSize = 100;

const fetchSide = (
  { client, storeContext }: DataContext,
  side: CompensationSide,
  page: { readonly filter: DocumentosFilterInput | null; readonly pageSize: number },
  selectRows: typeof keepReadableRows<Invoice>,
): Promise<Outcome<readonly Invoice[]>> =>
  fetchOnce(client, {
    document: CompensableDocumentsDocument,
    variables: { side: wireSides[side], ...page, page: 1 },
    read: (data) => selectRows(compensableDocumentsQuery.read(data, storeContext)?.items),
  });

/**
 * Fetches the current documents of one side by document number. Missing documents can no longer be
 * compensated (faults 10), so an unreadable one is a failure.
 */
export const fetchCompensables = (
  dataContext: DataContext,
  side: CompensationSide,
  documentNumbers: readonly string[],
): Promise<Outcome<readonly Invoice[]>> =>
  fetchSide(
    dataContext,
    side,
    {
      filter: { num_documento: { in: [...documentNumbers] } },
      pageSize: Math.max(1, documentNumbers.length),
    },
    requireReadableRows,
  );

/** Fetches the next due invoices as candidates for a match. */
export const fetchCandidateInvoices = (
  dataContext: DataContext,
): Promise<Outcome<readonly Invoice[]>> =>
  fetchSide(
    dataContext,
    'invoice',
    { filter: null, pageSize: candidatesPageSize },
    keepReadableRows,
  );
