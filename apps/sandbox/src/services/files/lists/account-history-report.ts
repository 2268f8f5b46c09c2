import type { AccountHistoryDetailFilterInput } from '@surtidor/data/schema';
import { listMovements } from '../../../accounts/account-history.ts';
import { ALL_ROWS } from '../../../database/paging.ts';
import type { PrintContext } from '../print-context.ts';
import { accountFacts, LINE_COLUMNS, lineRow } from './document-lines.ts';
import type { Report } from './report.ts';

/** The client's movements under a filter (spec 2, "Pending invoices and history"). */
export function accountHistoryReport(
  context: PrintContext,
  filter: AccountHistoryDetailFilterInput | null,
): Report {
  const { rows, subtotal } = listMovements(context, filter, 'DESC', ALL_ROWS);
  return {
    title: 'Histórico de movimientos',
    facts: accountFacts(context),
    columns: LINE_COLUMNS,
    rows: rows.map((row) => lineRow(row, 'original')),
    totals: [{ label: 'Suma de movimientos', minor: subtotal }],
    whenEmpty: 'No hay movimientos con este filtro.',
  };
}
