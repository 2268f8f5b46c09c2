import {
  type AccountFilter,
  type AccountSort,
  accountSortFields,
  cleanNumberFilter,
  defaultAccountSort,
  getDocumentClassFilter,
  type HistoryOrder,
} from '@surtidor/domain/invoices';
import type { ListCodec } from '../lists/list-codec.ts';
import {
  choiceParam,
  cleanParam,
  createFilterCodec,
  listParam,
  monthParam,
  optionalParam,
  rangeParam,
  textParam,
} from '../lists/parameters.ts';

const createAccountFilterCodec = (month: ListCodec<AccountFilter['month'] | undefined>) =>
  createFilterCodec<AccountFilter>({
    month,
    number: optionalParam(cleanParam(textParam('number'), cleanNumberFilter)),
    documentClasses: optionalParam(cleanParam(listParam('class'), getDocumentClassFilter)),
    documentDates: rangeParam('from', 'to', undefined),
    dueDates: rangeParam('dueFrom', 'dueTo', undefined),
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

const sortParam = choiceParam('sort', sorts.map(formatSort), formatSort(defaultAccountSort));

/** The search params of the account status: `?class=FC&from=2026-11-01&to=2026-11-20&sort=-value`. */
export const statusCodec = createFilterCodec<StatusParams>({
  // The account status has no month.
  filter: createAccountFilterCodec({ read: () => undefined, write: () => ({}) }),
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
  filter: createAccountFilterCodec(monthParam('month')),
  order: choiceParam('order', ['oldest-first'], 'newest-first'),
});
