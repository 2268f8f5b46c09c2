import {
  type AccountFilter,
  type AccountSort,
  accountSortFields,
  cleanNumberFilter,
  type DateRange,
  defaultAccountSort,
  getDocumentClassFilter,
  type HistoryOrder,
} from '@surtidor/domain';
import type { ListCodec } from '../lists/list-codec.ts';
import {
  formatListParam,
  formatMonthParam,
  getChoiceParam,
  getDateParam,
  getListParam,
  getMonthParam,
  getTextParam,
  omitEmpty,
} from '../lists/parameters.ts';

/** Returns the date range in the search params, or undefined unless both ends are valid and in order (spec 5). */
function readRange(parameters: URLSearchParams, from: string, to: string) {
  const [start, end] = [getDateParam(parameters, from), getDateParam(parameters, to)];
  return start && end && start <= end ? { start, end } : undefined;
}

const writeRange = (range: DateRange | undefined, from: string, to: string) => ({
  [from]: range?.start,
  [to]: range?.end,
});

/** Returns the filter in the search params, without unset fields. */
function readFilter(parameters: URLSearchParams): AccountFilter {
  const number = cleanNumberFilter(getTextParam(parameters, 'number') ?? '');
  const documentClasses = getDocumentClassFilter(getListParam(parameters, 'class'));
  const documentDates = readRange(parameters, 'from', 'to');
  const dueDates = readRange(parameters, 'dueFrom', 'dueTo');
  return {
    ...(number && { number }),
    ...(documentClasses.length > 0 && { documentClasses }),
    ...(documentDates && { documentDates }),
    ...(dueDates && { dueDates }),
  };
}

const writeFilter = ({ number, documentClasses, documentDates, dueDates }: AccountFilter) => ({
  number: cleanNumberFilter(number ?? ''),
  class: formatListParam(getDocumentClassFilter(documentClasses ?? [])),
  ...writeRange(documentDates, 'from', 'to'),
  ...writeRange(dueDates, 'dueFrom', 'dueTo'),
});

/** The filter and sort of the account status. */
export interface StatusParams {
  readonly filter: AccountFilter;
  readonly sort: AccountSort;
}

const descendingPrefix = '-';

const formatSort = ({ field, direction }: AccountSort) =>
  `${direction === 'descending' ? descendingPrefix : ''}${field}`;

const sorts = accountSortFields.flatMap((field): readonly AccountSort[] => [
  { field, direction: 'ascending' },
  { field, direction: 'descending' },
]);

/** The search params of the account status: `?class=FC&from=2026-11-01&to=2026-11-20&sort=-value`. */
export const statusCodec: ListCodec<StatusParams> = {
  read: (parameters) => ({
    filter: readFilter(parameters),
    sort: sorts.find((sort) => formatSort(sort) === parameters.get('sort')) ?? defaultAccountSort,
  }),
  write: ({ filter, sort }) => {
    const isDefault = formatSort(sort) === formatSort(defaultAccountSort);
    return omitEmpty({ ...writeFilter(filter), sort: isDefault ? '' : formatSort(sort) });
  },
};

/** The filter and order of the account history. */
export interface HistoryParams {
  readonly filter: AccountFilter;
  readonly order: HistoryOrder;
}

/** The search params of the account history: `?month=2026-11&order=oldest-first`. */
export const historyCodec: ListCodec<HistoryParams> = {
  read: (parameters) => {
    const month = getMonthParam(parameters, 'month');
    return {
      filter: { ...readFilter(parameters), ...(month && { month }) },
      order: getChoiceParam(parameters, 'order', ['oldest-first']) ?? 'newest-first',
    };
  },
  write: ({ filter, order }) =>
    omitEmpty({
      month: filter.month && formatMonthParam(filter.month),
      ...writeFilter(filter),
      order: order === 'newest-first' ? '' : order,
    }),
};
