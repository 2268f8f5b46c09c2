import { chosenDocumentClasses, cleanNumberFilter, type InvoiceFilter } from '@surtidor/domain';
import type { DocumentosFilterInput } from '../generated/types.ts';

const ledgerStates = { open: 'A', compensated: 'C' } as const;

const monthOf = ({ year, month }: NonNullable<InvoiceFilter['month']>): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The wire's filter of `documentos`. A condition that is not set is absent (spec 5, "Filters"). */
export function toDocumentsFilter(filter: InvoiceFilter): DocumentosFilterInput {
  const number = cleanNumberFilter(filter.number ?? '');
  const classes = chosenDocumentClasses(filter.documentClasses ?? []);
  const { status, documentDate, dueFrom, dueTo, month } = filter;
  return {
    ...(number && { busqueda: number }),
    ...(classes.length > 0 && { agrupacion: { in: [...classes] } }),
    ...(status && { estado_numero_documento: { eq: ledgerStates[status] } }),
    ...(documentDate && { fecha_documento: { eq: documentDate } }),
    ...((dueFrom || dueTo) && {
      fecha_vencimiento_documento: {
        ...(dueFrom && { gteq: dueFrom }),
        ...(dueTo && { lteq: dueTo }),
      },
    }),
    ...(month && { periodo: { eq: monthOf(month) } }),
  };
}
