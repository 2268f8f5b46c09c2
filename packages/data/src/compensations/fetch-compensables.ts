import type { CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import { findAllRows, findRows } from '../shared/find-rows.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { compensableDocumentsQuery, wireSides } from './compensable-documents.ts';

/** Maximum number of candidate invoices: the largest page. */
const candidatesPageSize = 100;

/**
 * Fetches the current documents of one side by document number. Missing documents can no longer be
 * compensated (faults 10).
 */
export const fetchCompensables = (
  dataContext: DataContext,
  side: CompensationSide,
  documentNumbers: readonly string[],
): Promise<Outcome<readonly Invoice[]>> =>
  findAllRows(dataContext, compensableDocumentsQuery, {
    side: wireSides[side],
    filter: { num_documento: { in: [...documentNumbers] } },
  });

/** Fetches the next due invoices as candidates for a match. */
export const fetchCandidateInvoices = (
  dataContext: DataContext,
): Promise<Outcome<readonly Invoice[]>> =>
  findRows(dataContext, compensableDocumentsQuery, {
    variables: { side: wireSides.invoice, filter: null },
    limit: candidatesPageSize,
  });
