import { type InvoiceSort, invoiceSorts } from '@surtidor/data';
import type { CalendarDate, DateRange } from '@surtidor/domain';
import {
  type AccountMonth,
  cleanNumberFilter,
  getOverdueDates,
  type InvoiceFilter,
  type OverdueBar,
  overdueColumnKeys,
  selectionStatusOptions,
} from '@surtidor/domain/invoices';
import { parseStationCode, stationParameter } from '@surtidor/domain/session';
import { overdueParameter } from '../../features/invoices/overdue-ages.ts';
import {
  choiceParam,
  cleanParam,
  createFilterCodec,
  dateParam,
  listParam,
  monthParam,
  rangeParam,
  textParam,
} from '../../features/lists/parameters.ts';

/** The filters and sort of the pending invoices, stored in the search params. */
export interface PendingFilter {
  /** Part of an invoice, document or community tax number; empty for all. */
  readonly number: string;
  /** By document: the selected classes; empty for all. */
  readonly documentClasses: readonly string[];
  /** By selection: open or compensated. */
  readonly status: InvoiceFilter['status'] | undefined;
  /** By selection: the range of due dates, until yesterday at the latest (spec 5). */
  readonly due: DateRange | undefined;
  /** An age group of the overdue chart, relative to today. Excludes `due`. */
  readonly overdue: OverdueBar['key'] | undefined;
  /** The date of the document, today at the latest (spec 5). */
  readonly documentDate: CalendarDate | undefined;
  /** The month of the document. */
  readonly month: AccountMonth | undefined;
  /** The code of the station; undefined for all stations. */
  readonly station: string | undefined;
  readonly sort: InvoiceSort;
}

/** The default filter: all pending invoices, oldest due date first. */
export const defaultPendingFilter: PendingFilter = {
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

const paramsCodec = createFilterCodec<PendingFilter>({
  number: cleanParam(textParam('q'), cleanNumberFilter),
  documentClasses: listParam('class'),
  status: choiceParam('status', statuses, undefined),
  due: rangeParam('from', 'to', undefined),
  overdue: choiceParam(overdueParameter, overdueColumnKeys, undefined),
  documentDate: dateParam('date', undefined),
  month: monthParam('month'),
  station: {
    read: (searchParams) => parseStationCode(searchParams.get(stationParameter)) ?? undefined,
    // The station applies to the whole portal, so lists do not write it.
    write: () => ({}),
  },
  sort: choiceParam('sort', invoiceSorts, defaultPendingFilter.sort),
});

/** Reads and writes the filter in the search params. Ignores invalid values. */
export const pendingCodec = cleanParam(paramsCodec, (filter) =>
  filter.due ? { ...filter, overdue: undefined } : filter,
);

/** Converts the filter to the variables of the request. */
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

/** Returns the number of active filters of the panel, which does not contain the number and the sort. */
const countActiveFilters = ({ documentClasses, ...filter }: PendingFilter): number =>
  [
    documentClasses.length > 0,
    filter.status,
    filter.due,
    filter.overdue,
    filter.documentDate,
    filter.month,
  ].filter(Boolean).length;

/** Whether the filter excludes any invoice. */
export const hasActiveFilter = (filter: PendingFilter): boolean =>
  filter.number !== '' || filter.station !== undefined || countActiveFilters(filter) > 0;
