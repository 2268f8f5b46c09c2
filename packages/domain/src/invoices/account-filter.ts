import type { DateRange } from '../shared/index.ts';
import { cleanNumberFilter } from './invoice-filter.ts';
import type { AccountMonth } from './types.ts';

/** Filters of the account status and the account history (spec 2). Absent means not filtered. */
export interface AccountFilter {
  /** A document's whole number. */
  readonly number?: string;
  /** Selected classes of document; the option 'all' is exclusive. */
  readonly documentClasses?: readonly string[];
  readonly documentDates?: DateRange;
  readonly dueDates?: DateRange;
  /** The month of the documents (spec 2, month/year picker). */
  readonly month?: AccountMonth;
}

/** Sort fields of the lines of an account status. */
export const accountSortFields = ['due-date', 'document-date', 'number', 'value'] as const;

/** How the lines of an account status are sorted. */
export interface AccountSort {
  readonly field: (typeof accountSortFields)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Due date ascending (spec 7, AccountStatus). */
export const defaultAccountSort: AccountSort = { field: 'due-date', direction: 'ascending' };

/** Newest first is AccountHistory's order, oldest first AccountStatusHistory's (spec 7). */
export type HistoryOrder = 'newest-first' | 'oldest-first';

/** Whether a month has started; later ones have no movements. */
export const lastAccountMonth = (today: string): AccountMonth => ({
  year: Number(today.slice(0, 4)),
  month: Number(today.slice(5, 7)),
});

/** The filter with dots removed from its number (spec 5). */
export const cleanAccountFilter = ({ number, ...filter }: AccountFilter): AccountFilter => {
  const clean = cleanNumberFilter(number ?? '');
  return clean === '' ? filter : { ...filter, number: clean };
};
