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
  /** Must stay the same function. */
  onDay: (end: RangeEnd, day: CalendarDay | null) => void;
  /** Called to open or close the calendar beside the box; must stay the same function. */
  onOpen: (end: RangeEnd) => void;
}

/** One end of a range as a field. The other end need not be rendered again when this one opens. */
export const RangeField = memo(function RangeField(props: RangeFieldProps) {
  const { end, value, min, max, onDay, onOpen, inputRef, ...field } = props;
  const typed = useTypedDay({ value, min, max, onDay: (day) => onDay(end, day) });
  return <DayField ref={inputRef} {...field} typed={typed} onToggle={() => onOpen(end)} />;
});
