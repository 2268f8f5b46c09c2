import {
  accountHistoryQuery,
  accountHistoryRecordQuery,
  accountStatusQuery,
  compensationsQuery,
  invoiceSorts,
  pendingInvoicesQuery,
} from '@surtidor/data';
import {
  type AccountFilter,
  type AccountLine,
  accountSortFields,
  type CalendarDate,
  type CompensationFilter,
  compensationSorts,
  filterableStates,
  filterInvoices,
  type Invoice,
  type InvoiceFilter,
} from '@surtidor/domain';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  toCompensationsFilter,
  toCompensationsSort,
} from '../../packages/data/src/compensations/to-compensations-filter.ts';
import {
  toAccountHistoryFilter,
  toAccountStatusFilter,
  toAccountStatusSort,
} from '../../packages/data/src/invoices/to-account-filter.ts';
import { toDocumentsFilter } from '../../packages/data/src/invoices/to-documents-filter.ts';
import { toDocumentsSort } from '../../packages/data/src/invoices/to-documents-sort.ts';
import { anyDays, getDay, getIds, isSorted, middleOf } from './conditions.ts';
import { getRows } from './rows.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

let dealer: SignedIn;
beforeAll(async () => {
  dealer = await signedIn();
});
afterAll(() => dealer.sandbox.close());

const { client } = getDealer('typical', 'colombia');
const getMonth = (date: CalendarDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

describe('pending invoices', () => {
  const pending = (filter: InvoiceFilter) =>
    getRows(dealer.dataContext, pendingInvoicesQuery, { filter: toDocumentsFilter(filter) });

  const conditions = {
    number: ([row]) => ({ number: row?.documentNumber.slice(2) ?? '' }),
    documentClasses: ([row]) => ({ documentClasses: [row?.grouping ?? ''] }),
    documentDate: (rows) => ({ documentDate: middleOf(rows.map((row) => row.documentDate)) }),
    dueFrom: (rows) => ({ dueFrom: middleOf(rows.map((row) => row.dueDate)) }),
    dueTo: (rows) => ({ dueTo: middleOf(rows.map((row) => row.dueDate)) }),
    month: (rows) => ({ month: getMonth(middleOf(rows.map((row) => row.documentDate))) }),
    status: () => ({ status: 'compensated' }),
    station: ([row]) => ({ station: row?.destinationCode ?? '' }),
  } satisfies {
    readonly [Name in keyof InvoiceFilter]-?: (rows: readonly Invoice[]) => InvoiceFilter;
  };

  test.each(Object.entries(conditions))('filtered by %s as the rule says', async (_, choose) => {
    const [open, settled] = [await pending({}), await pending({ status: 'compensated' })];
    const filter: InvoiceFilter = choose(open);
    const rows = await pending(filter);
    expect(rows.length).toBeGreaterThan(0);
    // The domain's rule and the backend's query are independent implementations.
    expect(getIds(rows)).toEqual(getIds(filterInvoices(filter.status ? settled : open, filter)));
    expect(rows.length).not.toBe(open.length);
  });

  const inOrder = {
    due: (one, next) => (one.dueDate ?? '') <= (next.dueDate ?? ''),
    'due-latest': (one, next) => (one.dueDate ?? '') >= (next.dueDate ?? ''),
    newest: (one, next) => (one.documentDate ?? '') >= (next.documentDate ?? ''),
    oldest: (one, next) => (one.documentDate ?? '') <= (next.documentDate ?? ''),
    amount: (one, next) => one.balance.minor >= next.balance.minor,
    'amount-least': (one, next) => one.balance.minor <= next.balance.minor,
  } satisfies Record<(typeof invoiceSorts)[number], (one: Invoice, next: Invoice) => boolean>;

  test.each(invoiceSorts)('sorted by %s', async (sort) => {
    const variables = { filter: {}, sort: toDocumentsSort(sort) };
    const rows = await getRows(dealer.dataContext, pendingInvoicesQuery, variables);
    expect(rows.length).toBeGreaterThan(10);
    expect(isSorted(rows, inOrder[sort])).toBe(true);
  });
});

/** An account filter built from existing lines, and whether a line matches it. */
const accountConditions = {
  number: ([line]) => {
    const number = line?.documentNumber.slice(2) ?? '';
    return [{ number }, ({ documentNumber }) => documentNumber.includes(number)];
  },
  documentClasses: ([line]) => {
    const grouping = line?.grouping ?? '';
    return [{ documentClasses: [grouping] }, (one) => one.grouping === grouping];
  },
  documentDates: (lines) => {
    const end = middleOf(lines.map(({ documentDate }) => documentDate));
    return [
      { documentDates: { ...anyDays, end } },
      ({ documentDate }) => documentDate !== null && documentDate <= end,
    ];
  },
  dueDates: (lines) => {
    const start = middleOf(lines.map(({ dueDate }) => dueDate));
    return [
      { dueDates: { ...anyDays, start } },
      ({ dueDate }) => dueDate !== null && dueDate >= start,
    ];
  },
  month: (lines) => {
    const month = middleOf(lines.map(({ documentDate }) => documentDate)).slice(0, 7);
    return [
      { month: getMonth(getDay(`${month}-01`)) },
      ({ documentDate }) => documentDate?.startsWith(month) ?? false,
    ];
  },
} satisfies {
  readonly [Name in keyof AccountFilter]-?: (
    lines: readonly AccountLine[],
  ) => readonly [AccountFilter, (line: AccountLine) => boolean];
};

const status = (filter: AccountFilter, sort = {}) =>
  getRows(dealer.dataContext, accountStatusQuery, {
    filter: toAccountStatusFilter(client, filter),
    ...sort,
  });
const history = (filter: AccountFilter) =>
  getRows(dealer.dataContext, accountHistoryQuery, {
    client,
    filter: toAccountHistoryFilter(filter),
  });
const record = (filter: AccountFilter) =>
  getRows(dealer.dataContext, accountHistoryRecordQuery, {
    client,
    filter: toAccountHistoryFilter(filter),
  });

describe.each([
  // The account status has no month (spec 2).
  ['account status', status, ['number', 'documentClasses', 'documentDates', 'dueDates']],
  ['account history', history, Object.keys(accountConditions)],
  ['account history record', record, Object.keys(accountConditions)],
] as const)('%s', (_, listed, names) => {
  test.each(names)('filtered by %s', async (name) => {
    const all = await listed({});
    const [filter, passes] = accountConditions[name as keyof typeof accountConditions](all);
    const rows = await listed(filter);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(all.length);
    expect(getIds(rows)).toEqual(getIds(all.filter(passes)));
  });
});

describe('the sort order of an account', () => {
  const sortedValue = {
    'due-date': ({ dueDate }) => dueDate ?? '',
    'document-date': ({ documentDate }) => documentDate ?? '',
    number: ({ documentNumber }) => documentNumber,
    value: ({ balance }) => balance.minor,
  } satisfies Record<(typeof accountSortFields)[number], (line: AccountLine) => string | number>;

  test.each(accountSortFields)('status by %s, up and down', async (field) => {
    const sorted = async (direction: 'ascending' | 'descending') => {
      const rows = await status({}, { sort: toAccountStatusSort({ field, direction }) });
      return rows.map((row): string | number => sortedValue[field](row));
    };
    expect(isSorted(await sorted('ascending'), (one, next) => one <= next)).toBe(true);
    expect(isSorted(await sorted('descending'), (one, next) => one >= next)).toBe(true);
  });

  test('the history is newest first, its record oldest first', async () => {
    const dates = (rows: readonly AccountLine[]) => rows.map((row) => row.documentDate ?? '');
    expect(isSorted(dates(await history({})), (one, next) => one >= next)).toBe(true);
    expect(isSorted(dates(await record({})), (one, next) => one <= next)).toBe(true);
  });
});

describe('compensations', () => {
  const everything: CompensationFilter = {
    invoiceNumber: '',
    state: null,
    created: anyDays,
    sort: 'newest',
  };
  const sent = (over: Partial<CompensationFilter>) => {
    const filter = { ...everything, ...over };
    return getRows(dealer.dataContext, compensationsQuery, {
      filter: toCompensationsFilter(filter),
      sort: toCompensationsSort[filter.sort],
    });
  };

  test.each(filterableStates)('in the state %s', async (state) => {
    const all = await sent({});
    expect(getIds(await sent({ state }))).toEqual(getIds(all.filter((one) => one.state === state)));
  });

  test('filter by invoice number and by creation date', async () => {
    const all = await sent({});
    const line = all.flatMap(({ lines }) => lines).find(({ side }) => side === 'invoice');
    const invoiceNumber = line?.invoiceNumber ?? '';
    expect(invoiceNumber).not.toBe('');
    expect(getIds(await sent({ invoiceNumber }))).toEqual(
      getIds(all.filter(({ lines }) => lines.some((one) => one.invoiceNumber === invoiceNumber))),
    );
    const start = middleOf(all.map(({ createdOn }) => createdOn));
    expect(getIds(await sent({ created: { ...everything.created, start } }))).toEqual(
      getIds(all.filter(({ createdOn }) => createdOn !== null && createdOn >= start)),
    );
  });

  const inOrder = {
    newest: (one, next) => (one.createdAt ?? 0) >= (next.createdAt ?? 0),
    oldest: (one, next) => (one.createdAt ?? 0) <= (next.createdAt ?? 0),
    largest: (one, next) => one.compensatedTotal.minor >= next.compensatedTotal.minor,
    smallest: (one, next) => one.compensatedTotal.minor <= next.compensatedTotal.minor,
  } satisfies Record<
    (typeof compensationSorts)[number],
    (
      one: Awaited<ReturnType<typeof sent>>[number],
      next: Awaited<ReturnType<typeof sent>>[number],
    ) => boolean
  >;

  test.each(compensationSorts)('sorted by %s', async (sort) => {
    const rows = await sent({ sort });
    expect(rows.length).toBeGreaterThan(1);
    expect(isSorted(rows, inOrder[sort])).toBe(true);
  });
});
