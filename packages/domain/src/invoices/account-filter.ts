import type { DateRange } from '../shared/index.ts';
import { cleanNumberFilter } from './invoice-filter.ts';
import type { AccountMonth } from './types.ts';

/** Filters of the account status and the account history (spec 2). Absent fields do not filter. */
export interface AccountFilter {
  /** Part of any number of a document (reading 38). */
  readonly number?: string | undefined;
  /** The selected document classes (the option 'all' excludes others). */
  readonly documentClasses?: readonly string[] | undefined;
  readonly documentDates?: DateRange | undefined;
  readonly dueDates?: DateRange | undefined;
  /** The month of the documents (spec 2, month/year picker). */
  readonly month?: AccountMonth | undefined;
}

/** Sort fields of the lines of an account status. */
export const accountSortFields = ['due-date', 'document-date', 'number', 'value'] as const;

/** How the lines of an account status are sorted. */
export interface AccountSort {
  readonly field: (typeof accountSortFields)[number];
  readonly direction: 'ascending' | 'descending';
}

/** The default sort order (spec 7, AccountStatus). */
export const defaultAccountSort: AccountSort = { field: 'due-date', direction: 'ascending' };

/** AccountHistory is sorted newest first, AccountStatusHistory oldest first (spec 7). */
export type HistoryOrder = 'newest-first' | 'oldest-first';

/** Returns the current month. Later months have no movements. */
export const getLastAccountMonth = (today: string): AccountMonth => ({
  year: Number(today.slice(0, 4)),
  month: Number(today.slice(5, 7)),
});

/** Removes the dots from the number of a filter (spec 5). */
export const cleanAccountFilter = ({ number, ...filter }: AccountFilter): AccountFilter => {
  const cleanNumber = cleanNumberFilter(number ?? '');
  return cleanNumber === '' ? filter : { ...filter, number: cleanNumber };
};
