import { z } from 'zod';
import type { PrintContext } from '../print-context.ts';
import { writtenDay } from '../written.ts';
import { accountShape, LINE_COLUMNS, LINE_FIELDS, lineRow } from './document-lines.ts';
import { filterOf, type QueryAs, WHOLE_LIST } from './query-as.ts';
import type { Report } from './report.ts';

const OPERATION = `query AccountStatusFile($filter: AccountStatusFilterInput, $pageSize: Int) {
  AccountStatus(filter: $filter, pageSize: $pageSize) { data { subtotal lines { ${LINE_FIELDS} } } }
}`;
const answer = z.object({ AccountStatus: z.object({ data: accountShape }) });

/** Everything the client owes today (specification 2, "Account status"). */
export async function accountStatusReport(
  context: PrintContext,
  subject: string,
  queryAs: QueryAs,
): Promise<Report> {
  const data = await queryAs(context.client.cliente, OPERATION, {
    filter: filterOf(subject),
    pageSize: WHOLE_LIST,
  });
  const accounts = answer.parse(data).AccountStatus.data;
  return {
    title: 'Estado de cuenta',
    facts: [
      { label: 'Fecha de corte', value: writtenDay(context.today) },
      { label: 'Cuenta', value: context.client.numero_cuenta },
      { label: 'Sociedad', value: context.client.codigoCompania },
      { label: 'Moneda', value: context.currency },
    ],
    columns: LINE_COLUMNS,
    rows: accounts.flatMap(({ lines }) => lines.map(lineRow)),
    totals: accounts.map(({ subtotal }) => ({ label: 'Saldo total', value: subtotal })),
    whenEmpty: 'No hay documentos abiertos.',
  };
}
