import type { QueryDocumentosArgs } from '@surtidor/data/schema';
import { type InvoiceStatusCode, permissionNames } from '@surtidor/domain/vocabulary';
import { hasAnyPermission } from '../auth/guard.ts';
import { getPage } from '../database/paging.ts';
import type { Dealer } from '../environment/context.ts';
import { formatMinor } from '../shared/money.ts';
import { queryPayableDocuments } from './payable-documents.ts';
import { toDocumento } from './to-documento.ts';

const statusLabels: Readonly<Record<InvoiceStatusCode, string>> = {
  NV: 'Próxima a vencer',
  AT: 'Vencida',
  V: 'Vence hoy',
  A: 'Abierta',
  C: 'Compensada',
};

/** The statuses as options of a select (spec 3). */
const statusOptions = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

/** Resolves the `documentos` query. Totals are computed only if the query selects them. */
export function resolveDocumentos(dealer: Dealer, args: QueryDocumentosArgs) {
  const canSeeAllStations = hasAnyPermission(
    dealer,
    [permissionNames.pendingInvoices],
    dealer.environment.product,
  );
  const scope = canSeeAllStations ? { ...dealer, stations: null } : dealer;
  const payable = queryPayableDocuments(scope, args, getPage(args.pageSize, args.currentPage));
  let cachedTotals: ReturnType<typeof payable.fetchTotals> | undefined;
  const getTotals = () => {
    cachedTotals ??= payable.fetchTotals();
    return cachedTotals;
  };
  return {
    total_count: () => getTotals().count,
    total_amount_expired: () => formatMinor(getTotals().expired),
    total_amount_to_expire: () => formatMinor(getTotals().toExpire),
    total_amount_expire_today: () => formatMinor(getTotals().expireToday),
    total_amount_positive: () => formatMinor(getTotals().positive),
    total_amount_expired_by_days: () => ({
      one_to_seven_days: formatMinor(getTotals().days1to7),
      fourteen_days: formatMinor(getTotals().days8to14),
      twenty_one_days: formatMinor(getTotals().days15to21),
      greater_twenty_one_days: formatMinor(getTotals().daysOver21),
    }),
    document_statuses: statusOptions,
    items: () => payable.fetchRows().map((row) => toDocumento(dealer, row, 'open')),
  };
}
