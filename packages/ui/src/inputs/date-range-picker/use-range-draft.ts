import { useState } from 'react';
import { type CalendarDay, parseCalendarDay } from '../calendar/index.ts';
import type { PartialRange } from './select-in-range.ts';

/** An inclusive range of days. */
export interface DateRange {
  /** 'YYYY-MM-DD'. */
  start: CalendarDay;
  /** 'YYYY-MM-DD', never before `start`. */
  end: CalendarDay;
}

const toValidDay = (day: CalendarDay | undefined) =>
  day && parseCalendarDay(day) !== null ? day : null;

/**
 * Manages the edited range. A new value from the caller replaces it. `onRange` is called only when both ends
 * are set and in order (spec 5).
 */
export const useRangeDraft = (
  value: DateRange | null,
  onRange: (range: DateRange) => void,
  onClear: (() => void) | undefined,
) => {
  const validRange: PartialRange = { start: toValidDay(value?.start), end: toValidDay(value?.end) };
  const rangeKey = `${validRange.start}/${validRange.end}`;
  const [draft, setDraft] = useState({ range: validRange, sourceKey: rangeKey });
  const range = draft.sourceKey === rangeKey ? draft.range : validRange;
  return {
    range,
    isIncomplete: (range.start === null) !== (range.end === null),
    isReversed: range.start !== null && range.end !== null && range.start > range.end,
    changeRange: (next: PartialRange) => {
      const { start, end } = next;
      if (start === null && end === null && value !== null && onClear) return onClear();
      if (start === null || end === null || start > end) {
        return setDraft({ range: next, sourceKey: rangeKey });
      }
      setDraft({ range: next, sourceKey: `${start}/${end}` });
      if (start !== validRange.start || end !== validRange.end) onRange({ start, end });
    },
  };
};
