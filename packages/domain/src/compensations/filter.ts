import {
  type CalendarDate,
  compensationLimits,
  type DateRange,
  defaultCompensationsRange,
  withinLimits,
} from '../shared/index.ts';
import type { CompensationState } from './types.ts';

/** How the list of compensations may be sorted; the first is the default (spec 9). */
export const compensationSorts = ['newest', 'oldest', 'largest', 'smallest'] as const;

/** An order of the list of compensations: by creation, or by the compensated total. */
export type CompensationSort = (typeof compensationSorts)[number];

/** The states that the list can be narrowed to. */
export const filterableStates = [
  'in-process',
  'rejected',
  'completed',
] as const satisfies readonly CompensationState[];

/** A state that the list can be narrowed to. */
export type FilterableState = (typeof filterableStates)[number];

/** What the list of compensations is narrowed to and how it is sorted (spec 7). */
export interface CompensationFilter {
  /** Number of an invoice that the compensation has a line of; empty for any. */
  readonly invoiceNumber: string;
  /** Null for any state. */
  readonly state: FilterableState | null;
  /** Days on which it was made, in the store's zone. */
  readonly created: DateRange;
  readonly sort: CompensationSort;
}

/** What the list shows at first: the default range, the newest first (spec 9). */
export const defaultCompensationFilter = (today: CalendarDate): CompensationFilter => ({
  invoiceNumber: '',
  state: null,
  created: defaultCompensationsRange(today),
  sort: 'newest',
});

/**
 * Whether a range of creation days may be asked for: start not after end, neither after today
 * (spec 5). An older one than the list shows at first may: what was sent is looked up years later.
 */
export const isCompensationRange = ({ start, end }: DateRange, today: CalendarDate): boolean => {
  const limits = compensationLimits(today);
  return start <= end && withinLimits(start, limits) && withinLimits(end, limits);
};

/** Whether the days are other than those the list shows at first. */
export const isRangeSelected = ({ created }: CompensationFilter, today: CalendarDate): boolean => {
  const { start, end } = defaultCompensationsRange(today);
  return created.start !== start || created.end !== end;
};

/** How many filters besides the search narrow the list: state and days. */
export const compensationPanelConditions = (
  filter: CompensationFilter,
  today: CalendarDate,
): number => [filter.state !== null, isRangeSelected(filter, today)].filter(Boolean).length;

/** How many conditions narrow the list; the order of the rows is none. */
export const compensationConditions = (filter: CompensationFilter, today: CalendarDate): number =>
  (filter.invoiceNumber === '' ? 0 : 1) + compensationPanelConditions(filter, today);
