import type { AccountStatusFilterInput } from '@surtidor/data/schema';
import { listOpenDocuments } from '../../../accounts/account-status.ts';
import { ALL_ROWS } from '../../../database/paging.ts';
import type { PrintContext } from '../print-context.ts';
import { accountFacts, LINE_COLUMNS, lineRow } from './document-lines.ts';
import type { Report } from './report.ts';

/** Everything the client owes today under a filter (spec 2, "Account status"). */
export function accountStatusReport(
  context: PrintContext,
  filter: AccountStatusFilterInput | null,
): Report {
  const { rows, subtotal } = listOpenDocuments(context, filter, null, ALL_ROWS);
  return {
    title: 'Estado de cuenta',
    facts: accountFacts(context),
    columns: LINE_COLUMNS,
    rows: rows.map((row) => lineRow(row, 'open')),
    totals: [{ label: 'Saldo total', minor: subtotal }],
    whenEmpty: 'No hay documentos abiertos.',
  };
}
