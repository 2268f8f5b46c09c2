import type { Ref } from 'react';
import { memoWithHandlers } from '../../hooks/latest-handlers.tsx';
import { type CalendarDay, DayField, type DayFieldProps, useDayDraft } from '../calendar/index.ts';
import type { RangeEnd } from './select-in-range.ts';

export interface RangeFieldProps extends Omit<DayFieldProps, 'draft' | 'onToggle'> {
  end: RangeEnd;
  /** The text field. */
  inputRef?: Ref<HTMLInputElement>;
  value: CalendarDay | null;
  min?: CalendarDay;
  max?: CalendarDay;
  /** Called with a typed day, or null. */
  onDayChange: (end: RangeEnd, day: CalendarDay | null) => void;
  /** Called to open or close the calendar of this field. */
  onToggle: (end: RangeEnd) => void;
}

/** The field for one end of a range. Memoized: opening one field does not render the other again. */
export const RangeField = memoWithHandlers(function RangeField(props: RangeFieldProps) {
  const { end, value, min, max, onDayChange, onToggle, inputRef, ...field } = props;
  const draft = useDayDraft({ value, min, max, onDayChange: (day) => onDayChange(end, day) });
  return <DayField ref={inputRef} {...field} draft={draft} onToggle={() => onToggle(end)} />;
});
