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
import type { ListCodec } from '../lists/list-address.ts';
import {
  choiceParameter,
  dayParameter,
  listParameter,
  listText,
  monthParameter,
  monthText,
  textParameter,
  withoutEmpty,
} from '../lists/parameters.ts';

/** A date range of the search params; undefined unless both ends are valid and in order (spec 5). */
function rangeParameter(parameters: URLSearchParams, from: string, to: string) {
  const [start, end] = [dayParameter(parameters, from), dayParameter(parameters, to)];
  return start && end && start <= end ? { start, end } : undefined;
}

const rangeTexts = (range: DateRange | undefined, from: string, to: string) => ({
  [from]: range?.start,
  [to]: range?.end,
});

/** The filter of the search params, without unset fields. */
function readFilter(parameters: URLSearchParams): AccountFilter {
  const number = cleanNumberFilter(textParameter(parameters, 'number') ?? '');
  const documentClasses = getDocumentClassFilter(listParameter(parameters, 'class'));
  const documentDates = rangeParameter(parameters, 'from', 'to');
  const dueDates = rangeParameter(parameters, 'dueFrom', 'dueTo');
  return {
    ...(number && { number }),
    ...(documentClasses.length > 0 && { documentClasses }),
    ...(documentDates && { documentDates }),
    ...(dueDates && { dueDates }),
  };
}

const writeFilter = ({ number, documentClasses, documentDates, dueDates }: AccountFilter) => ({
  number: cleanNumberFilter(number ?? ''),
  class: listText(getDocumentClassFilter(documentClasses ?? [])),
  ...rangeTexts(documentDates, 'from', 'to'),
  ...rangeTexts(dueDates, 'dueFrom', 'dueTo'),
});

/** The request of the account status. */
export interface StatusParams {
  readonly filter: AccountFilter;
  readonly sort: AccountSort;
}

const descending = '-';

const sortText = ({ field, direction }: AccountSort) =>
  `${direction === 'descending' ? descending : ''}${field}`;

const sorts = accountSortFields.flatMap((field): readonly AccountSort[] => [
  { field, direction: 'ascending' },
  { field, direction: 'descending' },
]);

/** The search params of the account status: `?class=FC&from=2026-11-01&to=2026-11-20&sort=-value`. */
export const statusCodec: ListCodec<StatusParams> = {
  read: (parameters) => ({
    filter: readFilter(parameters),
    sort: sorts.find((sort) => sortText(sort) === parameters.get('sort')) ?? defaultAccountSort,
  }),
  write: ({ filter, sort }) => {
    const isDefault = sortText(sort) === sortText(defaultAccountSort);
    return withoutEmpty({ ...writeFilter(filter), sort: isDefault ? '' : sortText(sort) });
  },
};

/** The request of the account history. */
export interface HistoryParams {
  readonly filter: AccountFilter;
  readonly order: HistoryOrder;
}

/** The search params of the account history: `?month=2026-11&order=oldest-first`. */
export const historyCodec: ListCodec<HistoryParams> = {
  read: (parameters) => {
    const month = monthParameter(parameters, 'month');
    return {
      filter: { ...readFilter(parameters), ...(month && { month }) },
      order: choiceParameter(parameters, 'order', ['oldest-first']) ?? 'newest-first',
    };
  },
  write: ({ filter, order }) =>
    withoutEmpty({
      month: filter.month && monthText(filter.month),
      ...writeFilter(filter),
      order: order === 'newest-first' ? '' : order,
    }),
};
