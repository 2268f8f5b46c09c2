import type { QueryDocumentosArgs } from '@surtidor/data/schema';
import { type InvoiceStatusCode, permissionNames } from '@surtidor/domain/vocabulary';
import { holdsAny } from '../auth/guard.ts';
import { getPage } from '../database/paging.ts';
import type { Dealer } from '../environment/context.ts';
import { formatMinor } from '../shared/money.ts';
import { payableDocuments } from './payable-documents.ts';
import { toDocumento } from './to-documento.ts';

/** Labels of document statuses. */
const statusTexts: Readonly<Record<InvoiceStatusCode, string>> = {
  NV: 'Próxima a vencer',
  AT: 'Vencida',
  V: 'Vence hoy',
  A: 'Abierta',
  C: 'Compensada',
};

/** Document statuses as label/value pairs (spec 3). */
const statuses = Object.entries(statusTexts).map(([value, label]) => ({ value, label }));

/** The response of documentos; totals are computed only if selected. */
export function documentosOutput(dealer: Dealer, args: QueryDocumentosArgs) {
  const seesCompany = holdsAny(
    dealer,
    [permissionNames.pendingInvoices],
    dealer.environment.product,
  );
  const scope = seesCompany ? { ...dealer, stations: null } : dealer;
  const found = payableDocuments(scope, args, getPage(args.pageSize, args.currentPage));
  let summed: ReturnType<typeof found.totals> | undefined;
  const totals = () => {
    summed ??= found.totals();
    return summed;
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
    items: () => found.rows().map((row) => toDocumento(dealer, row, 'open')),
  };
}
