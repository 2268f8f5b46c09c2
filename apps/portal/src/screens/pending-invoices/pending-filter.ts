import { type InvoiceSort, invoiceSorts } from '@surtidor/data';
import {
  type AccountMonth,
  type CalendarDate,
  cleanNumberFilter,
  type DateRange,
  getCompleteRange,
  getOverdueDates,
  type InvoiceFilter,
  type OverdueBar,
  overdueColumns,
  parseStationCode,
  selectionStatusOptions,
  stationParameter,
} from '@surtidor/domain';
import { overdueParameter } from '../../features/invoices/overdue-ages.ts';
import type { ListCodec } from '../../features/lists/list-address.ts';
import {
  formatListParam,
  formatMonthParam,
  getChoiceParam,
  getDateParam,
  getListParam,
  getMonthParam,
  getTextParam,
  omitEmpty,
} from '../../features/lists/parameters.ts';

/** The filters and sort of the pending invoices, stored in the search params. */
export interface PendingFilter {
  /** Part of an invoice, document or community tax number; empty for any. */
  readonly number: string;
  /** By document: selected classes; none is every class. */
  readonly documentClasses: readonly string[];
  /** By selection: open or compensated. */
  readonly status: InvoiceFilter['status'] | undefined;
  /** By selection: due dates, at most until yesterday (spec 5). */
  readonly due: DateRange | undefined;
  /** A column of the overdue chart, which moves with the days; never beside `due`. */
  readonly overdue: OverdueBar['key'] | undefined;
  /** Day of the document, at most today (spec 5). */
  readonly documentDate: CalendarDate | undefined;
  /** Month of the document. */
  readonly month: AccountMonth | undefined;
  /** Code of the one station whose invoices are shown. */
  readonly station: string | undefined;
  readonly sort: InvoiceSort;
}

/** Every pending invoice, the oldest due first. */
export const noPendingFilter: PendingFilter = {
  number: '',
  documentClasses: [],
  status: undefined,
  due: undefined,
  overdue: undefined,
  documentDate: undefined,
  month: undefined,
  station: undefined,
  sort: 'due',
};

const statuses = selectionStatusOptions.map(({ status }) => status);

function readDue(parameters: URLSearchParams): DateRange | undefined {
  const start = getDateParam(parameters, 'from') ?? null;
  const end = getDateParam(parameters, 'to') ?? null;
  return getCompleteRange({ start, end }) ?? undefined;
}

/** The filter as the address has it; what makes no sense there is left out. */
export const pendingCodec: ListCodec<PendingFilter> = {
  read: (parameters) => {
    const due = readDue(parameters);
    return {
      number: cleanNumberFilter(getTextParam(parameters, 'q') ?? ''),
      documentClasses: getListParam(parameters, 'class'),
      status: getChoiceParam(parameters, 'status', statuses),
      due,
      overdue: due ? undefined : getChoiceParam(parameters, overdueParameter, overdueColumns),
      documentDate: getDateParam(parameters, 'date'),
      month: getMonthParam(parameters, 'month'),
      station: parseStationCode(parameters.get(stationParameter)) ?? undefined,
      sort: getChoiceParam(parameters, 'sort', invoiceSorts) ?? noPendingFilter.sort,
    };
  },
  // The station is selected for the whole portal: no list writes it.
  write: ({ number, documentClasses, status, due, overdue, documentDate, month, sort }) =>
    omitEmpty({
      q: number,
      class: formatListParam(documentClasses),
      status,
      from: due?.start,
      to: due?.end,
      [overdueParameter]: overdue,
      date: documentDate,
      month: month && formatMonthParam(month),
      sort: sort === noPendingFilter.sort ? undefined : sort,
    }),
};

/** The variables of the request. */
export function getInvoiceFilter(filter: PendingFilter, today: CalendarDate): InvoiceFilter {
  const { number, documentClasses, status, due, overdue, documentDate, month, station } = filter;
  return {
    ...(number && { number }),
    ...(documentClasses.length > 0 && { documentClasses }),
    ...(status && { status }),
    ...(due && { dueFrom: due.start, dueTo: due.end }),
    ...(overdue && getOverdueDates(overdue, today)),
    ...(documentDate && { documentDate }),
    ...(month && { month }),
    ...(station && { station }),
  };
}

/** How many of the panel's filters are in force; the number and the order stand outside of it. */
export const getConditions = ({ documentClasses, ...filter }: PendingFilter): number =>
  [
    documentClasses.length > 0,
    filter.status,
    filter.due,
    filter.overdue,
    filter.documentDate,
    filter.month,
  ].filter(Boolean).length;

/** Whether anything is left out of the list. */
export const isNarrowed = (filter: PendingFilter): boolean =>
  filter.number !== '' || filter.station !== undefined || getConditions(filter) > 0;
