/** A valid date as 'YYYY-MM-DD', which can be compared with < and >. */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

/** A range that is being selected. Either end can be missing. */
export interface DateRangeDraft {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
}

/** A range whose start is not after its end (spec 5). */
export interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The limits of a date picker; null for no limit. */
export interface DateLimits {
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
}
