import type { AccountStatusFilterInput } from '@surtidor/data/schema';
import { listOpenDocuments } from '../../../accounts/account-status.ts';
import { ALL_ROWS } from '../../../database/paging.ts';
import type { PrintContext } from '../print-context.ts';
import { getAccountFacts, LINE_COLUMNS, toReportRow } from './document-lines.ts';
import type { Report } from './report.ts';

/** Builds the report of the client's open documents (spec 2, "Account status"). */
export function buildAccountStatusReport(
  context: PrintContext,
  filter: AccountStatusFilterInput | null,
): Report {
  const { rows, subtotal } = listOpenDocuments(context, filter, null, ALL_ROWS);
  return {
    title: 'Estado de cuenta',
    facts: getAccountFacts(context),
    columns: LINE_COLUMNS,
    rows: rows.map((row) => toReportRow(row, 'open')),
    totals: [{ label: 'Saldo total', minor: subtotal }],
    emptyText: 'No hay documentos abiertos.',
  };
}
