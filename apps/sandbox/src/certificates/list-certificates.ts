import type { CertificadoVenta, QueryListarCertificadoVentaArgs } from '@surtidor/data/schema';
import { addStationFilter } from '../auth/stations.ts';
import type { CertificateRow } from '../database/index.ts';
import { buildOrderBy, getPage } from '../database/paging.ts';
import { createWhere } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import { createFile } from '../environment/download-file.ts';
import type { EveryField } from '../shared/every-field.ts';

function toCertificate(dealer: Dealer, row: CertificateRow) {
  const file = createFile(dealer, {
    kind: 'sales-certificate',
    format: 'pdf',
    subject: `${row.id}`,
  });
  return {
    ...row,
    start_date: row.fecha_inicio,
    end_date: row.fecha_fin,
    pdf: row.ready === '1' ? file.url : null,
  } satisfies EveryField<CertificadoVenta>;
}

/**
 * Returns a page of the client's certificates, sorted by number (spec 7). A role that is limited to
 * stations only gets certificates for its assigned stations.
 */
export function listCertificates(dealer: Dealer, args: Partial<QueryListarCertificadoVentaArgs>) {
  const { filter, sort } = args;
  const where = createWhere('client_code = :client', { client: dealer.clientCode });
  addStationFilter(where, 'destinatario', dealer);
  where.filter('destinatario', filter?.codigo_destinatario);
  where.filter('fecha_inicio', filter?.fecha_inicio, 'day');
  where.filter('fecha_fin', filter?.fecha_fin, 'day');
  where.filter('modo_impresion', filter?.modo_impresion);
  where.filter('negocio', filter?.negocio);
  const page = getPage(args.pageSize, args.currentPage);
  const order = buildOrderBy(
    sort,
    { increment_sales_certificate: 'increment_sales_certificate' },
    { field: 'increment_sales_certificate', direction: 'ASC' },
    'id',
  );
  const from = `from certificates where ${where.sql}`;
  return {
    total_count: () =>
      dealer.db.get<{ total: number }>(`select count(*) as total ${from}`, where.params)?.total ??
      0,
    items: () =>
      dealer.db
        .all<CertificateRow>(`select * ${from} ${order} limit :limit offset :offset`, {
          ...where.params,
          ...page,
        })
        .map((row) => toCertificate(dealer, row)),
  };
}
