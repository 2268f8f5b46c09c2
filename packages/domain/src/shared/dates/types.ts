/** A valid date, 'YYYY-MM-DD'. Compares correctly with < and >. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

/** A range being selected: either end may still be missing. */
export interface DateRangeDraft {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
}

/** A range with both ends set, start not after end (spec 5). */
export interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The selectable days of a picker; null is no limit. */
export interface DateLimits {
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
}
