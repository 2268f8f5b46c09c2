import type { DateRange } from '@surtidor/domain';
import {
  type AccountFilter,
  type AccountSort,
  cleanAccountFilter,
  getDocumentClassFilter,
} from '@surtidor/domain/invoices';
import type {
  AccountHistoryDetailFilterInput,
  AccountStatusDetailFilterInput,
  AccountStatusFilterInput,
  AccountStatusSortInput,
  FilterTypeInput,
  SortEnum,
} from '../generated/types.ts';
import { type AllMapped, buildFilter } from '../shared/build-filter.ts';

const toDateFilter = ({ start, end }: DateRange): FilterTypeInput => ({ gteq: start, lteq: end });

/** Returns the conditions shared by account status and account history. */
function getSharedConditions({
  number: _number,
  month: _month,
  documentClasses,
  documentDates,
  dueDates,
  ...unmapped
}: AccountFilter) {
  const classes = getDocumentClassFilter(documentClasses ?? []);
  return buildFilter<AccountStatusDetailFilterInput & AccountHistoryDetailFilterInput>({
    ...(unmapped satisfies AllMapped),
    agrupacion: classes.length > 0 ? { in: [...classes] } : undefined,
    fecha_documento: documentDates && toDateFilter(documentDates),
    fecha_vencimiento_documento: dueDates && toDateFilter(dueDates),
  });
}

/** Builds the filter of `AccountStatus`, which includes blocked documents (spec 7). The number is not part of it. */
export const toAccountStatusFilter = (
  clientCode: string,
  filter: AccountFilter,
): AccountStatusFilterInput =>
  buildFilter<AccountStatusFilterInput>({
    codigo_cliente: { eq: clientCode },
    detalle: { bloqueada: { in: ['0', '1'] }, ...getSharedConditions(filter) },
  });

/** The numbers of a document that the account history can be filtered by. */
const numberFields = ['num_documento', 'num_factura', 'nif_comunitario'] as const;

/**
 * Builds the filters of `AccountHistory` and `AccountStatusHistory`. With a number there is one per number of a document:
 * a line matches if any of them contains it (reading 38).
 */
export function toAccountHistoryFilters(
  filter: AccountFilter,
): readonly AccountHistoryDetailFilterInput[] {
  const { number, month } = cleanAccountFilter(filter);
  const conditions = {
    ...getSharedConditions(filter),
    ...buildFilter<AccountHistoryDetailFilterInput>({
      periodo: month && {
        eq: `${String(month.year).padStart(4, '0')}-${String(month.month).padStart(2, '0')}`,
      },
    }),
  };
  if (!number) return [conditions];
  return numberFields.map((field) => ({ ...conditions, [field]: { like: `%${number}%` } }));
}

const sorts = {
  'due-date': (direction) => ({ fecha_vencimiento_documento: direction }),
  'document-date': (direction) => ({ fecha_documento: direction }),
  number: (direction) => ({ num_documento: direction }),
  value: (direction) => ({ total: direction }),
} as const satisfies Record<AccountSort['field'], (direction: SortEnum) => AccountStatusSortInput>;

/** Converts a sort to the input of `AccountStatus`. */
export const toAccountStatusSort = ({ field, direction }: AccountSort): AccountStatusSortInput =>
  sorts[field](direction === 'ascending' ? 'ASC' : 'DESC');
