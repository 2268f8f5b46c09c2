import {
  cleanNumberFilter,
  createCalendarDate,
  daysInMonth,
  getDocumentClassFilter,
  type InvoiceFilter,
} from '@surtidor/domain';
import type { DocumentosFilterInput, FilterTypeInput } from '../generated/types.ts';
import { buildFilter } from '../shared/build-filter.ts';

const ledgerStates = { open: 'A', compensated: 'C' } as const;

/** Returns the date range of a month, because documents have no month filter. */
const getDays = ({ year, month }: NonNullable<InvoiceFilter['month']>): FilterTypeInput => ({
  gteq: createCalendarDate(year, month, 1),
  lteq: createCalendarDate(year, month, daysInMonth(year, month)),
});

/** Builds the filter of `documentos`; unset conditions are absent (spec 5, "Filters"). */
export function toDocumentsFilter(filter: InvoiceFilter): DocumentosFilterInput {
  const number = cleanNumberFilter(filter.number ?? '');
  const classes = getDocumentClassFilter(filter.documentClasses ?? []);
  const { status, documentDate, dueFrom, dueTo, month, station } = filter;
  return buildFilter<DocumentosFilterInput>({
    busqueda: number || undefined,
    agrupacion: classes.length > 0 ? { in: [...classes] } : undefined,
    estado_numero_documento: status && { eq: ledgerStates[status] },
    fecha_documento:
      documentDate || month
        ? { ...(month && getDays(month)), ...(documentDate && { eq: documentDate }) }
        : undefined,
    fecha_vencimiento_documento:
      dueFrom || dueTo ? buildFilter<FilterTypeInput>({ gteq: dueFrom, lteq: dueTo }) : undefined,
    destino: station ? { eq: station } : undefined,
  });
}
