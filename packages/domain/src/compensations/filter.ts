import {
  type CalendarDate,
  type DateRange,
  getCompensationLimits,
  getDefaultCompensationsRange,
  isWithinLimits,
} from '../shared/index.ts';
import type { CompensationState } from './types.ts';

/** The sort orders of the compensations list; the first is the default (spec 9). */
export const compensationSorts = ['newest', 'oldest', 'largest', 'smallest'] as const;

/** A sort order of the compensations list, by creation date or compensated total. */
export type CompensationSort = (typeof compensationSorts)[number];

/** The states that the list can be filtered by. */
export const filterableStates = [
  'in-process',
  'rejected',
  'completed',
] as const satisfies readonly CompensationState[];

/** A state that the list can be filtered by. */
export type FilterableState = (typeof filterableStates)[number];

/** The filter and sort order of the compensations list (spec 7). */
export interface CompensationFilter {
  /** The number of an invoice in the compensation; empty for any. */
  readonly invoiceNumber: string;
  /** Null for any state. */
  readonly state: FilterableState | null;
  /** Creation dates, in the store's time zone. */
  readonly created: DateRange;
  readonly sort: CompensationSort;
}

/** Returns the default filter: the default range, newest first (spec 9). */
export const getDefaultCompensationFilter = (today: CalendarDate): CompensationFilter => ({
  invoiceNumber: '',
  state: null,
  created: getDefaultCompensationsRange(today),
  sort: 'newest',
});

/**
 * Whether a creation range is valid: the start is not after the end, and neither is after today
 * (spec 5). Ranges before the default range are allowed.
 */
export const isValidCompensationRange = (
  { start, end }: DateRange,
  today: CalendarDate,
): boolean => {
  const limits = getCompensationLimits(today);
  return start <= end && isWithinLimits(start, limits) && isWithinLimits(end, limits);
};

/** Whether the range differs from the default. */
export const hasCustomRange = (
  { created }: Pick<CompensationFilter, 'created'>,
  today: CalendarDate,
): boolean => {
  const { start, end } = getDefaultCompensationsRange(today);
  return created.start !== start || created.end !== end;
};

/** Returns the number of active filters in the panel, which excludes the search. */
export const countCompensationPanelFilters = (
  filter: CompensationFilter,
  today: CalendarDate,
): number => [filter.state !== null, hasCustomRange(filter, today)].filter(Boolean).length;

/** Returns the number of active filters, including the search. The sort order does not count. */
export const countCompensationFilters = (filter: CompensationFilter, today: CalendarDate): number =>
  (filter.invoiceNumber === '' ? 0 : 1) + countCompensationPanelFilters(filter, today);
