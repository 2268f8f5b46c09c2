import {
  accountHistoryQuery,
  accountStatusQuery,
  compensationsQuery,
  invoiceSorts,
  oldestFirstHistoryQuery,
  pendingInvoicesQuery,
} from '@surtidor/data';
import type { CalendarDate } from '@surtidor/domain';
import {
  type CompensationFilter,
  compensationSorts,
  filterableStates,
} from '@surtidor/domain/compensations';
import {
  type AccountFilter,
  type AccountLine,
  accountSortFields,
  type Invoice,
  type InvoiceFilter,
  searchNumbers,
} from '@surtidor/domain/invoices';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  toCompensationsFilter,
  toCompensationsSort,
} from '../../packages/data/src/compensations/to-compensations-filter.ts';
import {
  toAccountHistoryFilters,
  toAccountStatusFilter,
  toAccountStatusSort,
} from '../../packages/data/src/invoices/to-account-filter.ts';
import { toDocumentsFilter } from '../../packages/data/src/invoices/to-documents-filter.ts';
import { toDocumentsSort } from '../../packages/data/src/invoices/to-documents-sort.ts';
import { allDays, getIds, getMedian, isSorted, parseDate } from './conditions.ts';
import { queryRows } from './query-rows.ts';
import { type SignedInDealer, signIn } from './sign-in.ts';

let dealer: SignedInDealer;
beforeAll(async () => {
  dealer = await signIn();
});
afterAll(() => dealer.sandbox.close());

const { client } = getDealer('typical', 'colombia');
const getMonth = (date: CalendarDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

describe('the pending invoices query', () => {
  const queryPendingInvoices = (filter: InvoiceFilter) =>
    queryRows(dealer.dataContext, pendingInvoicesQuery, { filter: toDocumentsFilter(filter) });

  /** Filters built from existing invoices, with the predicate that each implements. */
  const conditions = {
    number: ([row]) => {
      const number = row?.documentNumber.slice(2) ?? '';
      return [{ number }, (one) => searchNumbers([one], number).length === 1];
    },
    documentClasses: ([row]) => {
      const grouping = row?.grouping ?? '';
      return [{ documentClasses: [grouping] }, (one) => one.grouping === grouping];
    },
    documentDate: (rows) => {
      const documentDate = getMedian(rows.map((row) => row.documentDate));
      return [{ documentDate }, (one) => one.documentDate === documentDate];
    },
    dueFrom: (rows) => {
      const dueFrom = getMedian(rows.map((row) => row.dueDate));
      return [{ dueFrom }, ({ dueDate }) => dueDate !== null && dueDate >= dueFrom];
    },
    dueTo: (rows) => {
      const dueTo = getMedian(rows.map((row) => row.dueDate));
      return [{ dueTo }, ({ dueDate }) => dueDate !== null && dueDate <= dueTo];
    },
    month: (rows) => {
      const month = getMedian(rows.map((row) => row.documentDate)).slice(0, 7);
      return [
        { month: getMonth(parseDate(`${month}-01`)) },
        ({ documentDate }) => documentDate?.startsWith(month) ?? false,
      ];
    },
    status: () => [{ status: 'compensated' }, ({ settled }) => settled],
    station: ([row]) => {
      const station = row?.destinationCode ?? '';
      return [{ station }, (one) => one.destinationCode === station];
    },
  } satisfies {
    readonly [Name in keyof InvoiceFilter]-?: (
      rows: readonly Invoice[],
    ) => readonly [InvoiceFilter, (row: Invoice) => boolean];
  };

  test.each(Object.entries(conditions))(
    'returns the rows that match the filter %s',
    async (_, createCondition) => {
      const [openInvoices, settledInvoices] = [
        await queryPendingInvoices({}),
        await queryPendingInvoices({ status: 'compensated' }),
      ];
      const [filter, matches]: readonly [InvoiceFilter, (row: Invoice) => boolean] =
        createCondition(openInvoices);
      const rows = await queryPendingInvoices(filter);
      expect(rows.length).toBeGreaterThan(0);
      const candidates = filter.status ? settledInvoices : openInvoices;
      expect(getIds(rows)).toEqual(getIds(candidates.filter(matches)));
      expect(rows.length).not.toBe(openInvoices.length);
    },
  );

  const orderPredicates = {
    due: (one, next) => (one.dueDate ?? '') <= (next.dueDate ?? ''),
    'due-latest': (one, next) => (one.dueDate ?? '') >= (next.dueDate ?? ''),
    newest: (one, next) => (one.documentDate ?? '') >= (next.documentDate ?? ''),
    oldest: (one, next) => (one.documentDate ?? '') <= (next.documentDate ?? ''),
    amount: (one, next) => one.balance.minor >= next.balance.minor,
    'amount-least': (one, next) => one.balance.minor <= next.balance.minor,
  } satisfies Record<(typeof invoiceSorts)[number], (one: Invoice, next: Invoice) => boolean>;

  test.each(invoiceSorts)('supports the sort order %s', async (sort) => {
    const variables = { filter: {}, sort: toDocumentsSort(sort) };
    const rows = await queryRows(dealer.dataContext, pendingInvoicesQuery, variables);
    expect(rows.length).toBeGreaterThan(10);
    expect(isSorted(rows, orderPredicates[sort])).toBe(true);
  });
});

/** Account filters built from existing lines, with the predicate that each implements. */
const accountConditions = {
  number: ([line]) => {
    const number = line?.invoiceNumber.slice(1) ?? '';
    return [{ number }, (one) => searchNumbers([one], number).length === 1];
  },
  documentClasses: ([line]) => {
    const grouping = line?.grouping ?? '';
    return [{ documentClasses: [grouping] }, (one) => one.grouping === grouping];
  },
  documentDates: (lines) => {
    const end = getMedian(lines.map(({ documentDate }) => documentDate));
    return [
      { documentDates: { ...allDays, end } },
      ({ documentDate }) => documentDate !== null && documentDate <= end,
    ];
  },
  dueDates: (lines) => {
    const start = getMedian(lines.map(({ dueDate }) => dueDate));
    return [
      { dueDates: { ...allDays, start } },
      ({ dueDate }) => dueDate !== null && dueDate >= start,
    ];
  },
  month: (lines) => {
    const month = getMedian(lines.map(({ documentDate }) => documentDate)).slice(0, 7);
    return [
      { month: getMonth(parseDate(`${month}-01`)) },
      ({ documentDate }) => documentDate?.startsWith(month) ?? false,
    ];
  },
} satisfies {
  readonly [Name in keyof AccountFilter]-?: (
    lines: readonly AccountLine[],
  ) => readonly [AccountFilter, (line: AccountLine) => boolean];
};

const queryStatus = (filter: AccountFilter, sort = {}) =>
  queryRows(dealer.dataContext, accountStatusQuery, {
    filter: toAccountStatusFilter(client, filter),
    ...sort,
  });
/** Queries the movements of each filter and returns them once. */
async function queryMovements(
  query: typeof accountHistoryQuery | typeof oldestFirstHistoryQuery,
  accountFilter: AccountFilter,
) {
  const lists = await Promise.all(
    toAccountHistoryFilters(accountFilter).map((filter) =>
      queryRows<never, AccountLine>(dealer.dataContext, query, { client, filter }),
    ),
  );
  return [...new Map(lists.flat().map((line) => [line.id, line])).values()];
}

const queryHistory = (filter: AccountFilter) => queryMovements(accountHistoryQuery, filter);
const queryRecord = (filter: AccountFilter) => queryMovements(oldestFirstHistoryQuery, filter);

describe.each([
  // The account status has no month filter (spec 2), and a number is searched in all its lines (reading 38).
  ['account status', queryStatus, ['documentClasses', 'documentDates', 'dueDates']],
  ['account history', queryHistory, Object.keys(accountConditions)],
  ['account history record', queryRecord, Object.keys(accountConditions)],
] as const)('the %s query', (_, queryLines, names) => {
  test.each(names)('filters by %s', async (name) => {
    const all = await queryLines({});
    const [filter, matches] = accountConditions[name as keyof typeof accountConditions](all);
    const rows = await queryLines(filter);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(all.length);
    expect(getIds(rows)).toEqual(getIds(all.filter(matches)));
  });
});

describe('the account queries', () => {
  const sortValueGetters = {
    'due-date': ({ dueDate }) => dueDate ?? '',
    'document-date': ({ documentDate }) => documentDate ?? '',
    number: ({ documentNumber }) => documentNumber,
    value: ({ balance }) => balance.minor,
  } satisfies Record<(typeof accountSortFields)[number], (line: AccountLine) => string | number>;

  test.each(accountSortFields)('sort the status by %s in both directions', async (field) => {
    const querySortedValues = async (direction: 'ascending' | 'descending') => {
      const rows = await queryStatus({}, { sort: toAccountStatusSort({ field, direction }) });
      return rows.map((row): string | number => sortValueGetters[field](row));
    };
    expect(isSorted(await querySortedValues('ascending'), (one, next) => one <= next)).toBe(true);
    expect(isSorted(await querySortedValues('descending'), (one, next) => one >= next)).toBe(true);
  });

  test('sort the history newest first and its record oldest first', async () => {
    const getDates = (rows: readonly AccountLine[]) => rows.map((row) => row.documentDate ?? '');
    expect(isSorted(getDates(await queryHistory({})), (one, next) => one >= next)).toBe(true);
    expect(isSorted(getDates(await queryRecord({})), (one, next) => one <= next)).toBe(true);
  });
});

describe('the compensations query', () => {
  const emptyFilter: CompensationFilter = {
    invoiceNumber: '',
    state: null,
    created: allDays,
    sort: 'newest',
  };
  const queryCompensations = (overrides: Partial<CompensationFilter>) => {
    const filter = { ...emptyFilter, ...overrides };
    return queryRows(dealer.dataContext, compensationsQuery, {
      filter: toCompensationsFilter(filter),
      sort: toCompensationsSort[filter.sort],
    });
  };

  test.each(filterableStates)('filters by the state %s', async (state) => {
    const all = await queryCompensations({});
    expect(getIds(await queryCompensations({ state }))).toEqual(
      getIds(all.filter((one) => one.state === state)),
    );
  });

  test('filters by invoice number and by creation date', async () => {
    const all = await queryCompensations({});
    const line = all.flatMap(({ lines }) => lines).find(({ side }) => side === 'invoice');
    const invoiceNumber = line?.invoiceNumber ?? '';
    expect(invoiceNumber).not.toBe('');
    expect(getIds(await queryCompensations({ invoiceNumber }))).toEqual(
      getIds(all.filter(({ lines }) => lines.some((one) => one.invoiceNumber === invoiceNumber))),
    );
    const start = getMedian(all.map(({ createdOn }) => createdOn));
    expect(
      getIds(await queryCompensations({ created: { ...emptyFilter.created, start } })),
    ).toEqual(getIds(all.filter(({ createdOn }) => createdOn !== null && createdOn >= start)));
  });

  const orderPredicates = {
    newest: (one, next) => (one.createdAt ?? 0) >= (next.createdAt ?? 0),
    oldest: (one, next) => (one.createdAt ?? 0) <= (next.createdAt ?? 0),
    largest: (one, next) => one.compensatedTotal.minor >= next.compensatedTotal.minor,
    smallest: (one, next) => one.compensatedTotal.minor <= next.compensatedTotal.minor,
  } satisfies Record<
    (typeof compensationSorts)[number],
    (
      one: Awaited<ReturnType<typeof queryCompensations>>[number],
      next: Awaited<ReturnType<typeof queryCompensations>>[number],
    ) => boolean
  >;

  test.each(compensationSorts)('supports the sort order %s', async (sort) => {
    const rows = await queryCompensations({ sort });
    expect(rows.length).toBeGreaterThan(1);
    expect(isSorted(rows, orderPredicates[sort])).toBe(true);
  });
});
