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
const statuses = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

/** Resolves the `documentos` query. Totals are computed only if the query selects them. */
export function resolveDocumentos(dealer: Dealer, args: QueryDocumentosArgs) {
  const canSeeCompany = hasAnyPermission(
    dealer,
    [permissionNames.pendingInvoices],
    dealer.environment.product,
  );
  const scope = canSeeCompany ? { ...dealer, stations: null } : dealer;
  const payable = queryPayableDocuments(scope, args, getPage(args.pageSize, args.currentPage));
  let cachedTotals: ReturnType<typeof payable.totals> | undefined;
  const totals = () => {
    cachedTotals ??= payable.totals();
    return cachedTotals;
  };
  return {
    total_count: () => totals().count,
    total_amount_expired: () => formatMinor(totals().expired),
    total_amount_to_expire: () => formatMinor(totals().toExpire),
    total_amount_expire_today: () => formatMinor(totals().expireToday),
    total_amount_positive: () => formatMinor(totals().positive),
    total_amount_expired_by_days: () => ({
      one_to_seven_days: formatMinor(totals().days1to7),
      fourteen_days: formatMinor(totals().days8to14),
      twenty_one_days: formatMinor(totals().days15to21),
      greater_twenty_one_days: formatMinor(totals().daysOver21),
    }),
    document_statuses: statuses,
    items: () => payable.rows().map((row) => toDocumento(dealer, row, 'open')),
  };
}
