import type { DocumentosSortInput, QueryDocumentosArgs } from '@surtidor/data/schema';
import type { InvoiceStatusCode } from '@surtidor/domain/vocabulary';
import { addStationFilter } from '../auth/stations.ts';
import { buildOrderBy, type Page } from '../database/paging.ts';
import type { SqlParams } from '../database/port.ts';
import type { Where } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import type { ClientScope } from '../environment/scope.ts';
import type { EveryField } from '../shared/every-field.ts';
import { addDays } from '../shared/time.ts';
import { buildDocumentWhere, getStatusCodes } from './document-filter.ts';
import { type DocumentView, documentSource } from './document-source.ts';

/** Totals of the open documents with a positive balance, in minor units (spec 3). */
export interface DocumentTotals {
  readonly count: number;
  readonly expired: number;
  readonly toExpire: number;
  readonly expireToday: number;
  readonly positive: number;
  readonly days1to7: number;
  readonly days8to14: number;
  readonly days15to21: number;
  readonly daysOver21: number;
}

/** Values of `naturaleza` by payment type and document type. */
const natures = {
  PSE: { INVOICE: ['INVOICE', 'CREDIT'], PAYMENT: ['PAYMENT', 'CREDIT'] },
  OFFLINE: { INVOICE: ['INVOICE'], PAYMENT: ['PAYMENT', 'CREDIT'] },
} as const;

const sortColumns = {
  fecha_vencimiento_documento: 'fecha_vencimiento_documento',
  fecha_documento: 'fecha_documento',
  num_documento: 'num_documento',
  total: 'saldo',
} as const satisfies EveryField<DocumentosSortInput>;

const buildSum = (condition: string): string =>
  `coalesce(sum(case when saldo > 0 and ${condition} then saldo end), 0)`;

/** Returns an SQL condition: due between `to` and `from` days ago. */
const buildDueCondition = (from: number, to: number): string =>
  `fecha_vencimiento_documento between :ago${to} and :ago${from}`;

/** The total that each status counts towards; compensated documents count towards none. */
const totalByStatus: Readonly<
  Record<InvoiceStatusCode, 'expired' | 'toExpire' | 'expireToday' | null>
> = { NV: 'toExpire', AT: 'expired', V: 'expireToday', A: 'toExpire', C: null };

const buildStatusSum = (total: 'expired' | 'toExpire' | 'expireToday'): string => {
  const codes = Object.entries(totalByStatus).filter(([, key]) => key === total);
  const codeList = codes.map(([code]) => `'${code}'`).join(', ');
  return `${buildSum(`estado_documento in (${codeList})`)} as ${total}`;
};

const totalsSql = `count(*) as count,
  ${buildStatusSum('expired')},
  ${buildStatusSum('toExpire')},
  ${buildStatusSum('expireToday')},
  ${buildSum('1')} as positive,
  ${buildSum(buildDueCondition(1, 7))} as days1to7,
  ${buildSum(buildDueCondition(8, 14))} as days8to14,
  ${buildSum(buildDueCondition(15, 21))} as days15to21,
  ${buildSum("fecha_vencimiento_documento < :ago21 and fecha_vencimiento_documento > '0000-00-00'")} as daysOver21`;

/** Returns SQL parameters with the boundary dates of the overdue buckets (spec 9). */
const getBucketDates = (today: string): SqlParams =>
  Object.fromEntries([1, 7, 8, 14, 15, 21].map((days) => [`ago${days}`, addDays(today, -days)]));

/** The client and the assigned stations; `stations` is null for all stations. */
type DocumentScope = ClientScope & Pick<Dealer, 'stations'>;

function buildPayableWhere(scope: DocumentScope, args: QueryDocumentosArgs): Where {
  const { busqueda, ...filter } = args.filter ?? {};
  const where = buildDocumentWhere(scope, filter);
  addStationFilter(where, 'destino', scope);
  where.and('naturaleza in (select value from json_each(:natures))', {
    natures: JSON.stringify(natures[args.paymentType][args.documentType]),
  });
  const statusCodes = [
    ...getStatusCodes(filter.estado_numero_documento),
    ...getStatusCodes(filter.estado_documento),
  ];
  if (!statusCodes.includes('C')) where.and('saldo <> 0');
  const searchText = busqueda?.trim().replaceAll('.', '').toUpperCase();
  if (searchText) {
    where.and(
      `instr(upper(replace(num_documento, '.', '')), :searchText) > 0
       or instr(upper(replace(num_factura, '.', '')), :searchText) > 0
       or instr(upper(replace(coalesce(nif_comunitario, ''), '.', '')), :searchText) > 0`,
      { searchText },
    );
  }
  return where;
}

/**
 * Prepares the query for documents to pay or to compensate. `fetchRows` reads the page, `fetchTotals` sums
 * all pages (spec 7, documentos).
 */
export function queryPayableDocuments(
  scope: DocumentScope,
  args: QueryDocumentosArgs,
  page: Page,
): { readonly fetchRows: () => DocumentView[]; readonly fetchTotals: () => DocumentTotals } {
  const where = buildPayableWhere(scope, args);
  const from = `from ${documentSource} where ${where.sql}`;
  const order = buildOrderBy(
    args.sort,
    sortColumns,
    { field: 'fecha_vencimiento_documento', direction: 'ASC' },
    'id',
  );
  return {
    fetchRows: () =>
      scope.db.all<DocumentView>(`select * ${from} ${order} limit :limit offset :offset`, {
        ...where.params,
        ...page,
      }),
    fetchTotals() {
      const totals = scope.db.get<DocumentTotals>(`select ${totalsSql} ${from}`, {
        ...where.params,
        ...getBucketDates(scope.today),
      });
      if (!totals) throw new Error('The aggregate query returned no row.');
      return totals;
    },
  };
}
