import type { CalendarDate } from '../shared/index.ts';
import { getDocumentClassFilter } from './document-choice.ts';
import type { AccountMonth, Invoice, InvoiceFilter } from './types.ts';

/** The fields of an invoice that can be filtered. */
export type FilterableInvoice = Pick<
  Invoice,
  | 'documentNumber'
  | 'invoiceNumber'
  | 'communityTaxId'
  | 'grouping'
  | 'settled'
  | 'documentDate'
  | 'dueDate'
  | 'destinationCode'
>;

/** Removes dots and surrounding spaces from a number filter (spec 5). */
export const cleanNumberFilter = (text: string): string => text.replaceAll('.', '').trim();

/** Whether the filter has at least one condition. */
export const isFilterActive = (filter: InvoiceFilter): boolean => getConditions(filter).length > 0;

/** Returns the invoices that match all conditions, in order (spec 2). */
export const filterInvoices = <T extends FilterableInvoice>(
  invoices: readonly T[],
  filter: InvoiceFilter,
): readonly T[] => {
  const conditions = getConditions(filter);
  return invoices.filter((invoice) => conditions.every((matches) => matches(invoice)));
};

type Condition = (invoice: FilterableInvoice) => boolean;

const getConditions = (filter: InvoiceFilter): readonly Condition[] => {
  const number = cleanNumberFilter(filter.number ?? '');
  const classes = getDocumentClassFilter(filter.documentClasses ?? []);
  const conditions: (Condition | undefined)[] = [
    number === '' ? undefined : matchesNumber(number),
    classes.length === 0 ? undefined : matchesClass(new Set(classes)),
    filter.status && matchesSettled(filter.status === 'compensated'),
    filter.documentDate && matchesDocumentDate(filter.documentDate),
    filter.dueFrom && matchesDueFrom(filter.dueFrom),
    filter.dueTo && matchesDueTo(filter.dueTo),
    filter.month && matchesMonth(filter.month),
    filter.station ? matchesStation(filter.station) : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
};

const matchesNumber = (number: string): Condition => {
  const searched = number.toUpperCase();
  return ({ documentNumber, invoiceNumber, communityTaxId }) =>
    [documentNumber, invoiceNumber, communityTaxId].some((text) =>
      cleanNumberFilter(text).toUpperCase().includes(searched),
    );
};

const matchesClass =
  (classes: ReadonlySet<string>): Condition =>
  ({ grouping }) =>
    classes.has(grouping);

const matchesSettled =
  (expected: boolean): Condition =>
  ({ settled }) =>
    settled === expected;

const matchesDocumentDate =
  (day: CalendarDate): Condition =>
  ({ documentDate }) =>
    documentDate === day;

const matchesDueFrom =
  (from: CalendarDate): Condition =>
  ({ dueDate }) =>
    (dueDate ?? '') >= from;

/** Sorts after every date, so documents without a due date never match. */
const maxSortableDate = '~';

const matchesDueTo =
  (to: CalendarDate): Condition =>
  ({ dueDate }) =>
    (dueDate ?? maxSortableDate) <= to;

const matchesStation =
  (station: string): Condition =>
  ({ destinationCode }) =>
    destinationCode === station;

const matchesMonth = ({ year, month }: AccountMonth): Condition => {
  const start = `${year}-${String(month).padStart(2, '0')}-`;
  return ({ documentDate }) => documentDate?.startsWith(start) ?? false;
};
