import type { DocumentosSortInput, QueryDocumentosArgs } from '@surtidor/data/schema';
import type { InvoiceStatusCode } from '@surtidor/domain/vocabulary';
import { limitToStations } from '../auth/stations.ts';
import { orderBy, type Page } from '../database/paging.ts';
import type { SqlParams } from '../database/port.ts';
import type { Where } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import type { ClientScope } from '../environment/scope.ts';
import type { EveryField } from '../shared/every-field.ts';
import { addDays } from '../shared/time.ts';
import { documentWhere, getStates } from './document-filter.ts';
import { documentSource, type ReadDocument } from './document-source.ts';

/** Totals of the dashboard in minor units; positive open documents only (spec 3). */
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

/** Document natures by filter combination. */
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

const sumWhen = (condition: string): string =>
  `coalesce(sum(case when saldo > 0 and ${condition} then saldo end), 0)`;

/** Due between two numbers of days ago; compares dates as strings. */
const dueAgo = (from: number, to: number): string =>
  `fecha_vencimiento_documento between :ago${to} and :ago${from}`;

/** The total of each status; compensated documents owe nothing. */
const totalOfStatus: Readonly<
  Record<InvoiceStatusCode, 'expired' | 'toExpire' | 'expireToday' | null>
> = { NV: 'toExpire', AT: 'expired', V: 'expireToday', A: 'toExpire', C: null };

const sumOfStatuses = (total: 'expired' | 'toExpire' | 'expireToday'): string => {
  const codes = Object.entries(totalOfStatus).filter(([, one]) => one === total);
  const listed = codes.map(([code]) => `'${code}'`).join(', ');
  return `${sumWhen(`estado_documento in (${listed})`)} as ${total}`;
};

const totalsSql = `count(*) as count,
  ${sumOfStatuses('expired')},
  ${sumOfStatuses('toExpire')},
  ${sumOfStatuses('expireToday')},
  ${sumWhen('1')} as positive,
  ${sumWhen(dueAgo(1, 7))} as days1to7,
  ${sumWhen(dueAgo(8, 14))} as days8to14,
  ${sumWhen(dueAgo(15, 21))} as days15to21,
  ${sumWhen("fecha_vencimiento_documento < :ago21 and fecha_vencimiento_documento > '0000-00-00'")} as daysOver21`;

/** Bounds of the buckets in days (spec 9). */
const bucketDays = (today: string): SqlParams =>
  Object.fromEntries([1, 7, 8, 14, 15, 21].map((days) => [`ago${days}`, addDays(today, -days)]));

/** Client and stations; null for all stations. */
type DocumentScope = ClientScope & Pick<Dealer, 'stations'>;

function payableWhere(scope: DocumentScope, args: QueryDocumentosArgs): Where {
  const { busqueda, ...filter } = args.filter ?? {};
  const where = documentWhere(scope, filter);
  limitToStations(where, 'destino', scope);
  where.and('naturaleza in (select value from json_each(:natures))', {
    natures: JSON.stringify(natures[args.paymentType][args.documentType]),
  });
  const states = [
    ...getStates(filter.estado_numero_documento),
    ...getStates(filter.estado_documento),
  ];
  if (!states.includes('C')) where.and('saldo <> 0');
  const searched = busqueda?.trim().replaceAll('.', '').toUpperCase();
  if (searched) {
    where.and(
      `instr(upper(replace(num_documento, '.', '')), :searched) > 0
       or instr(upper(replace(num_factura, '.', '')), :searched) > 0
       or instr(upper(replace(coalesce(nif_comunitario, ''), '.', '')), :searched) > 0`,
      { searched },
    );
  }
  return where;
}

/** Documents to pay or to compensate, with totals over every page (spec 7, documentos). */
export function payableDocuments(
  scope: DocumentScope,
  args: QueryDocumentosArgs,
  page: Page,
): { readonly rows: () => ReadDocument[]; readonly totals: () => DocumentTotals } {
  const where = payableWhere(scope, args);
  const from = `from ${documentSource} where ${where.sql}`;
  const order = orderBy(
    args.sort,
    sortColumns,
    { field: 'fecha_vencimiento_documento', direction: 'ASC' },
    'id',
  );
  return {
    rows: () =>
      scope.db.all<ReadDocument>(`select * ${from} ${order} limit :limit offset :offset`, {
        ...where.params,
        ...page,
      }),
    totals() {
      const totals = scope.db.get<DocumentTotals>(`select ${totalsSql} ${from}`, {
        ...where.params,
        ...bucketDays(scope.today),
      });
      if (!totals) throw new Error('An aggregate always answers one row.');
      return totals;
    },
  };
}
