import type { AccountHistoryDetailFilterInput } from '@surtidor/data/schema';
import { listMovements } from '../../../accounts/account-history.ts';
import { ALL_ROWS } from '../../../database/paging.ts';
import type { PrintContext } from '../print-context.ts';
import { getAccountFacts, LINE_COLUMNS, toReportRow } from './document-lines.ts';
import type { Report } from './report.ts';

/** Builds the report of the client's movements (spec 2, "Pending invoices and history"). */
export function buildAccountHistoryReport(
  context: PrintContext,
  filter: AccountHistoryDetailFilterInput | null,
): Report {
  const { rows, subtotal } = listMovements(context, filter, 'DESC', ALL_ROWS);
  return {
    title: 'Histórico de movimientos',
    facts: getAccountFacts(context),
    columns: LINE_COLUMNS,
    rows: rows.map((row) => toReportRow(row, 'original')),
    totals: [{ label: 'Suma de movimientos', minor: subtotal }],
    emptyText: 'No hay movimientos con este filtro.',
  };
}
