import { createCalendarDate, daysInMonth } from '@surtidor/domain';
import {
  cleanNumberFilter,
  getDocumentClassFilter,
  type InvoiceFilter,
} from '@surtidor/domain/invoices';
import type { DocumentosFilterInput, FilterTypeInput } from '../generated/types.ts';
import { type AllMapped, buildFilter } from '../shared/build-filter.ts';

const statusCodes = { open: 'A', compensated: 'C' } as const;

/** Converts a month to a date condition, because documents have no month filter. */
const toMonthCondition = ({
  year,
  month,
}: NonNullable<InvoiceFilter['month']>): FilterTypeInput => ({
  gteq: createCalendarDate(year, month, 1),
  lteq: createCalendarDate(year, month, daysInMonth(year, month)),
});

/** Builds the filter of `documentos`; unset conditions are absent (spec 5, "Filters"). */
export function toDocumentsFilter({
  number,
  documentClasses,
  status,
  documentDate,
  dueFrom,
  dueTo,
  month,
  station,
  ...unmapped
}: InvoiceFilter): DocumentosFilterInput {
  const classes = getDocumentClassFilter(documentClasses ?? []);
  return buildFilter<DocumentosFilterInput>({
    ...(unmapped satisfies AllMapped),
    busqueda: cleanNumberFilter(number ?? '') || undefined,
    agrupacion: classes.length > 0 ? { in: [...classes] } : undefined,
    estado_numero_documento: status && { eq: statusCodes[status] },
    fecha_documento:
      documentDate || month
        ? { ...(month && toMonthCondition(month)), ...(documentDate && { eq: documentDate }) }
        : undefined,
    fecha_vencimiento_documento:
      dueFrom || dueTo ? buildFilter<FilterTypeInput>({ gteq: dueFrom, lteq: dueTo }) : undefined,
    destino: station ? { eq: station } : undefined,
  });
}
