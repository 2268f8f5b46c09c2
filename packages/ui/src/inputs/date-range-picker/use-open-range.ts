import { useState } from 'react';
import { type CalendarDay, getParts } from '../calendar/index.ts';
import type { OpenRange } from './pick-in-range.ts';

/** A range of days in order, both included. */
export interface DateRange {
  /** 'YYYY-MM-DD'. */
  start: CalendarDay;
  /** 'YYYY-MM-DD', never before `start`. */
  end: CalendarDay;
}

const known = (day: CalendarDay | undefined) => (day && getParts(day) !== null ? day : null);

/**
 * Manages the edited range. A new value from the caller replaces it. `onRange` is called only when both ends
 * are set and in order (spec 5).
 */
export const useOpenRange = (
  value: DateRange | null,
  onRange: (range: DateRange) => void,
  onClear: (() => void) | undefined,
) => {
  const inForce: OpenRange = { start: known(value?.start), end: known(value?.end) };
  const name = `${inForce.start}/${inForce.end}`;
  const [draft, setDraft] = useState({ range: inForce, of: name });
  const range = draft.of === name ? draft.range : inForce;
  return {
    range,
    isIncomplete: (range.start === null) !== (range.end === null),
    isBackwards: range.start !== null && range.end !== null && range.start > range.end,
    change: (next: OpenRange) => {
      const { start, end } = next;
      if (start === null && end === null && value !== null && onClear) return onClear();
      if (start === null || end === null || start > end) {
        return setDraft({ range: next, of: name });
      }
      setDraft({ range: next, of: `${start}/${end}` });
      if (start !== inForce.start || end !== inForce.end) onRange({ start, end });
    },
  };
};
