import type { CalendarDate } from '../shared/index.ts';
import { selectedDocumentClasses } from './document-choice.ts';
import type { AccountMonth, Invoice, InvoiceFilter } from './types.ts';

/** The fields that the filter reads. */
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

/** The number filter without dots, trimmed (spec 5). */
export const cleanNumberFilter = (text: string): string => text.replaceAll('.', '').trim();

/** Whether the filter has any condition. */
export const isFilterActive = (filter: InvoiceFilter): boolean => getConditions(filter).length > 0;

/** The invoices that match all conditions, in order (spec 2). */
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
  const classes = selectedDocumentClasses(filter.documentClasses ?? []);
  const conditions: (Condition | undefined)[] = [
    number === '' ? undefined : hasNumber(number),
    classes.length === 0 ? undefined : isOfClass(new Set(classes)),
    filter.status && isSettled(filter.status === 'compensated'),
    filter.documentDate && isDocumentedOn(filter.documentDate),
    filter.dueFrom && isDueFrom(filter.dueFrom),
    filter.dueTo && isDueTo(filter.dueTo),
    filter.month && isOfMonth(filter.month),
    filter.station ? isOfStation(filter.station) : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
};

const hasNumber =
  (number: string): Condition =>
  ({ documentNumber, invoiceNumber, communityTaxId }) =>
    [documentNumber, invoiceNumber, communityTaxId].some((text) =>
      cleanNumberFilter(text).includes(number),
    );

const isOfClass =
  (classes: ReadonlySet<string>): Condition =>
  ({ grouping }) =>
    classes.has(grouping);

const isSettled =
  (expected: boolean): Condition =>
  ({ settled }) =>
    settled === expected;

const isDocumentedOn =
  (day: CalendarDate): Condition =>
  ({ documentDate }) =>
    documentDate === day;

const isDueFrom =
  (from: CalendarDate): Condition =>
  ({ dueDate }) =>
    (dueDate ?? '') >= from;

/** Sorts after every date, so that undated documents never match. */
const afterEveryDay = '~';

const isDueTo =
  (to: CalendarDate): Condition =>
  ({ dueDate }) =>
    (dueDate ?? afterEveryDay) <= to;

const isOfStation =
  (station: string): Condition =>
  ({ destinationCode }) =>
    destinationCode === station;

const isOfMonth = ({ year, month }: AccountMonth): Condition => {
  const start = `${year}-${String(month).padStart(2, '0')}-`;
  return ({ documentDate }) => documentDate?.startsWith(start) ?? false;
};
