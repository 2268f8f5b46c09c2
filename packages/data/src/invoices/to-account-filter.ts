import {
  type AccountFilter,
  type AccountSort,
  cleanAccountFilter,
  type DateRange,
  getDocumentClassFilter,
} from '@surtidor/domain';
import type {
  AccountHistoryDetailFilterInput,
  AccountStatusDetailFilterInput,
  AccountStatusFilterInput,
  AccountStatusSortInput,
  FilterTypeInput,
  SortEnum,
} from '../generated/types.ts';
import { buildFilter } from '../shared/build-filter.ts';

const toDateFilter = ({ start, end }: DateRange): FilterTypeInput => ({ gteq: start, lteq: end });

/** Returns the conditions shared by account status and account history. */
function getSharedConditions({ documentClasses, documentDates, dueDates }: AccountFilter) {
  const classes = getDocumentClassFilter(documentClasses ?? []);
  return buildFilter<AccountStatusDetailFilterInput & AccountHistoryDetailFilterInput>({
    agrupacion: classes.length > 0 ? { in: [...classes] } : undefined,
    fecha_documento: documentDates && toDateFilter(documentDates),
    fecha_vencimiento_documento: dueDates && toDateFilter(dueDates),
  });
}

/** Builds a condition that matches part of a number (reading 38). */
const toContainsFilter = (number: string): FilterTypeInput => ({ like: `%${number}%` });

/** Builds the filter of `AccountStatus`, which includes blocked documents (spec 7). */
export function toAccountStatusFilter(
  clientCode: string,
  filter: AccountFilter,
): AccountStatusFilterInput {
  const { number } = cleanAccountFilter(filter);
  return buildFilter<AccountStatusFilterInput>({
    codigo_cliente: { eq: clientCode },
    detalle: { bloqueada: { in: ['0', '1'] }, ...getSharedConditions(filter) },
    num_documento: number ? toContainsFilter(number) : undefined,
  });
}

/** Builds the filter of `AccountHistory` and `AccountStatusHistory`. */
export function toAccountHistoryFilter(filter: AccountFilter): AccountHistoryDetailFilterInput {
  const { number, month } = cleanAccountFilter(filter);
  return {
    ...getSharedConditions(filter),
    ...buildFilter<AccountHistoryDetailFilterInput>({
      num_documento: number ? toContainsFilter(number) : undefined,
      periodo: month && {
        eq: `${String(month.year).padStart(4, '0')}-${String(month.month).padStart(2, '0')}`,
      },
    }),
  };
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
