import type { CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import { findRows } from '../shared/find-rows.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { requireReadableRows } from '../shared/rows.ts';
import { compensableDocumentsQuery, wireSides } from './compensable-documents.ts';

/** Maximum number of candidate invoices: the largest page. */
const candidatesPageSize = 100;

/**
 * Fetches the current documents of one side by document number. Missing documents can no longer be
 * compensated (faults 10), so an unreadable one is a failure.
 */
export const fetchCompensables = (
  dataContext: DataContext,
  side: CompensationSide,
  documentNumbers: readonly string[],
): Promise<Outcome<readonly Invoice[]>> =>
  findRows(dataContext, compensableDocumentsQuery, {
    variables: {
      side: wireSides[side],
      filter: { num_documento: { in: [...documentNumbers] } },
    },
    limit: Math.max(1, documentNumbers.length),
    selectRows: requireReadableRows,
  });

/** Fetches the next due invoices as candidates for a match. */
export const fetchCandidateInvoices = (
  dataContext: DataContext,
): Promise<Outcome<readonly Invoice[]>> =>
  findRows(dataContext, compensableDocumentsQuery, {
    variables: { side: wireSides.invoice, filter: null },
    limit: candidatesPageSize,
  });
