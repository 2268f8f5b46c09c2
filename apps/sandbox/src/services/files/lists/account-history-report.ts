import { z } from 'zod';
import type { PrintContext } from '../print-context.ts';
import { writtenDay } from '../written.ts';
import { accountShape, LINE_COLUMNS, LINE_FIELDS, lineRow } from './document-lines.ts';
import { filterOf, type QueryAs, WHOLE_LIST } from './query-as.ts';
import type { Report } from './report.ts';

const OPERATION = `query AccountHistoryFile($clientCode: String, $filter: AccountHistoryDetailFilterInput, $pageSize: Int) {
  AccountHistory(clientCode: $clientCode, detailFilter: $filter, pageSize: $pageSize) {
    data { subtotal lines { ${LINE_FIELDS} } }
  }
}`;
const answer = z.object({ AccountHistory: z.object({ data: accountShape }) });

/** The client's movements under a filter (specification 2, "Pending invoices and history"). */
export async function accountHistoryReport(
  context: PrintContext,
  subject: string,
  queryAs: QueryAs,
): Promise<Report> {
  const data = await queryAs(context.client.cliente, OPERATION, {
    clientCode: context.client.cliente,
    filter: filterOf(subject),
    pageSize: WHOLE_LIST,
  });
  const accounts = answer.parse(data).AccountHistory.data;
  return {
    title: 'Histórico de movimientos',
    facts: [
      { label: 'Fecha', value: writtenDay(context.today) },
      { label: 'Cuenta', value: context.client.numero_cuenta },
      { label: 'Sociedad', value: context.client.codigoCompania },
      { label: 'Moneda', value: context.currency },
    ],
    columns: LINE_COLUMNS,
    rows: accounts.flatMap(({ lines }) => lines.map(lineRow)),
    totals: accounts.map(({ subtotal }) => ({ label: 'Suma de movimientos', value: subtotal })),
    whenEmpty: 'No hay movimientos con este filtro.',
  };
}
