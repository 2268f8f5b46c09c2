import {
  type AccountFilter,
  type AccountSort,
  chosenDocumentClasses,
  cleanAccountFilter,
  type DateRange,
} from '@surtidor/domain';
import type {
  AccountHistoryDetailFilterInput,
  AccountStatusFilterInput,
  AccountStatusSortInput,
  FilterTypeInput,
} from '../generated/types.ts';

const within = ({ start, end }: DateRange): FilterTypeInput => ({ gteq: start, lteq: end });

/** The conditions that account status and account history share. A condition not set is absent. */
function conditionsOf({ documentClasses, documentDates, dueDates }: AccountFilter) {
  const classes = chosenDocumentClasses(documentClasses ?? []);
  return {
    ...(classes.length > 0 && { agrupacion: { in: [...classes] } }),
    ...(documentDates && { fecha_documento: within(documentDates) }),
    ...(dueDates && { fecha_vencimiento_documento: within(dueDates) }),
  };
}

/** A part of a number, wherever it stands: people type the digits they remember (readings 38). */
const containing = (number: string): FilterTypeInput => ({ like: `%${number}%` });

/** The wire's filter of `AccountStatus`: blocked documents are listed too (spec 7). */
export function toAccountStatusFilter(
  clientCode: string,
  filter: AccountFilter,
): AccountStatusFilterInput {
  const { number } = cleanAccountFilter(filter);
  return {
    codigo_cliente: { eq: clientCode },
    detalle: { bloqueada: { in: ['0', '1'] }, ...conditionsOf(filter) },
    ...(number && { num_documento: containing(number) }),
  };
}

/** The wire's filter of `AccountHistory` and `AccountStatusHistory`. */
export function toAccountHistoryFilter(filter: AccountFilter): AccountHistoryDetailFilterInput {
  const { number, month } = cleanAccountFilter(filter);
  return {
    ...conditionsOf(filter),
    ...(number && { num_documento: containing(number) }),
    ...(month && {
      periodo: {
        eq: `${String(month.year).padStart(4, '0')}-${String(month.month).padStart(2, '0')}`,
      },
    }),
  };
}

const sortColumns = {
  'due-date': 'fecha_vencimiento_documento',
  'document-date': 'fecha_documento',
  number: 'num_documento',
  value: 'total',
} as const satisfies Record<AccountSort['field'], keyof AccountStatusSortInput>;

/** The wire's sort of `AccountStatus`. */
export const toAccountStatusSort = ({ field, direction }: AccountSort): AccountStatusSortInput => ({
  [sortColumns[field]]: direction === 'ascending' ? 'ASC' : 'DESC',
});
