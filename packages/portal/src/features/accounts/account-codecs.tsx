import {
  type AccountFilter,
  type AccountSort,
  accountSortFields,
  cleanNumberFilter,
  defaultAccountSort,
  type HistoryOrder,
} from '@surtidor/domain/invoices';
import {
  type FilterCondition,
  type FilterDefinition,
  formatMonth,
  rangeInput,
  toolbarValue,
} from '../lists/filters/filter-definition.tsx';
import {
  choiceParam,
  cleanParam,
  createFilterCodec,
  monthParam,
  optionalParam,
  rangeParam,
  textParam,
} from '../lists/parameters.ts';
import { documentClassCondition } from './document-class-field.tsx';

const documentDates: FilterCondition<AccountFilter['documentDates']> = {
  ...rangeParam('from', 'to', undefined),
  label: 'Document date',
  ...rangeInput((today) => ({ max: today })),
};

const conditions: Omit<FilterDefinition<AccountFilter>, 'month'> = {
  number: toolbarValue(optionalParam(cleanParam(textParam('number'), cleanNumberFilter))),
  documentClasses: documentClassCondition,
  documentDates,
  dueDates: {
    ...rangeParam('dueFrom', 'dueTo', undefined),
    label: 'Expiration date',
    ...rangeInput(),
  },
};

/** The filter of the account status, which has no month (spec 2 and 5). */
export const statusFilter: FilterDefinition<AccountFilter> = {
  month: toolbarValue({ read: (): AccountFilter['month'] => undefined, write: () => ({}) }),
  ...conditions,
};

/** The filter of the account history. The month is in the toolbar (spec 2 and 5). */
export const historyFilter: FilterDefinition<AccountFilter> = {
  month: { ...monthParam('month'), label: 'Month', format: formatMonth, renderField: null },
  ...conditions,
  documentDates: { ...documentDates, renderField: null },
};

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

const sortParam = choiceParam('sort', sorts.map(formatSort), formatSort(defaultAccountSort));

/** The search params of the account status: `?class=FC&from=2026-11-01&to=2026-11-20&sort=-value`. */
export const statusCodec = createFilterCodec<StatusParams>({
  filter: createFilterCodec<AccountFilter>(statusFilter),
  sort: {
    read: (parameters) => {
      const value = sortParam.read(parameters);
      return sorts.find((sort) => formatSort(sort) === value) ?? defaultAccountSort;
    },
    write: (sort) => sortParam.write(formatSort(sort)),
  },
});

/** The filter and order of the account history. */
export interface HistoryParams {
  readonly filter: AccountFilter;
  readonly order: HistoryOrder;
}

/** The search params of the account history: `?month=2026-11&order=oldest-first`. */
export const historyCodec = createFilterCodec<HistoryParams>({
  filter: createFilterCodec<AccountFilter>(historyFilter),
  order: choiceParam('order', ['oldest-first'], 'newest-first'),
});
