import { cleanNumberFilter, type InvoiceFilter, selectedDocumentClasses } from '@surtidor/domain';
import type { DocumentosFilterInput, FilterTypeInput } from '../generated/types.ts';
import { conditions } from '../shared/conditions.ts';

const ledgerStates = { open: 'A', compensated: 'C' } as const;

const monthOf = ({ year, month }: NonNullable<InvoiceFilter['month']>): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The wire's filter of `documentos`. A condition that is not set is absent (spec 5, "Filters"). */
export function toDocumentsFilter(filter: InvoiceFilter): DocumentosFilterInput {
  const number = cleanNumberFilter(filter.number ?? '');
  const classes = selectedDocumentClasses(filter.documentClasses ?? []);
  const { status, documentDate, dueFrom, dueTo, month, station } = filter;
  return conditions<DocumentosFilterInput>({
    busqueda: number || undefined,
    agrupacion: classes.length > 0 ? { in: [...classes] } : undefined,
    estado_numero_documento: status && { eq: ledgerStates[status] },
    fecha_documento: documentDate && { eq: documentDate },
    fecha_vencimiento_documento:
      dueFrom || dueTo ? conditions<FilterTypeInput>({ gteq: dueFrom, lteq: dueTo }) : undefined,
    periodo: month && { eq: monthOf(month) },
    destino: station ? { eq: station } : undefined,
  });
}
