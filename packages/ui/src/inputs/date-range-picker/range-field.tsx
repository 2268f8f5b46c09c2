import { memo, type Ref } from 'react';
import { type CalendarDay, DayField, type DayFieldProps, useTypedDay } from '../calendar/index.ts';
import type { RangeEnd } from './pick-in-range.ts';

export interface RangeFieldProps extends Omit<DayFieldProps, 'typed' | 'onToggle'> {
  end: RangeEnd;
  /** The text field. */
  inputRef?: Ref<HTMLInputElement>;
  value: CalendarDay | null;
  min?: CalendarDay;
  max?: CalendarDay;
  /** Called with a typed day, or null. Must be stable. */
  onDay: (end: RangeEnd, day: CalendarDay | null) => void;
  /** Called to open or close the calendar of this field. Must be stable. */
  onOpen: (end: RangeEnd) => void;
}

/** The field for one end of a range. Memoized: opening one field does not render the other again. */
export const RangeField = memo(function RangeField(props: RangeFieldProps) {
  const { end, value, min, max, onDay, onOpen, inputRef, ...field } = props;
  const typed = useTypedDay({ value, min, max, onDay: (day) => onDay(end, day) });
  return <DayField ref={inputRef} {...field} typed={typed} onToggle={() => onOpen(end)} />;
});
