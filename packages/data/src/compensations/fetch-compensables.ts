import type { CompensationSide, Invoice } from '@surtidor/domain';
import type { DocumentosFilterInput } from '../generated/types.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { readableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { CompensableDocumentsDocument } from './compensable-documents.generated.ts';
import { compensableDocumentsQuery } from './compensable-documents.ts';
import { wireSides } from './first-compensable-documents.ts';

/** The most invoices a proposal is searched among: one page as large as the backend gives. */
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
      return rows && readableRows(rows.items);
    },
  });

/**
 * How the documents of one side stand now, by document number. A document that is missing in the
 * answer cannot be compensated any more (faults 10).
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

/** The invoices among which a match is proposed: the next due, loaded in the list or not. */
export const fetchCandidateInvoices = (
  dataContext: DataContext,
): Promise<Outcome<readonly Invoice[]>> =>
  fetchSide(dataContext, 'invoice', null, candidatesPageSize);
