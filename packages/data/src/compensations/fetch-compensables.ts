import type { CompensationSide, Invoice } from '@surtidor/domain';
import type { DocumentosFilterInput } from '../generated/types.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { CompensableDocumentsDocument } from './compensable-documents.generated.ts';
import { compensableDocumentsQuery, wireSides } from './compensable-documents.ts';

/** Maximum number of candidate invoices: the largest page. */
const candidatesPageSize = 100;

const fetchSide = (
  { client, storeContext }: DataContext,
  side: CompensationSide,
  filter: DocumentosFilterInput | null,
  pageSize: number,
): Promise<Outcome<readonly Invoice[]>> =>
  fetchOnce(client, {
    document: CompensableDocumentsDocument,
    variables: { side: wireSides[side], filter, pageSize, page: 1 },
    read: (data) => {
      const rows = compensableDocumentsQuery.read(data, storeContext);
      return rows && keepReadableRows(rows.items);
    },
  });

/**
 * Fetches the current documents of one side by document number. Missing documents can no longer be
 * compensated (faults 10).
 */
export const fetchCompensables = (
  dataContext: DataContext,
  side: CompensationSide,
  documentNumbers: readonly string[],
): Promise<Outcome<readonly Invoice[]>> =>
  fetchSide(
    dataContext,
    side,
    { num_documento: { in: [...documentNumbers] } },
    Math.max(1, documentNumbers.length),
  );

/** Fetches the next due invoices as candidates for a match. */
export const fetchCandidateInvoices = (
  dataContext: DataContext,
): Promise<Outcome<readonly Invoice[]>> =>
  fetchSide(dataContext, 'invoice', null, candidatesPageSize);
