import { memo, type RefObject, useRef } from 'react';
import { type CalendarDay, DayField, type DayFieldProps, useTypedDay } from '../calendar/index.ts';
import type { RangeEnd } from './pick-in-range.ts';

/** Where the calendar of an end stands. */
export interface RangePlace {
  box: RefObject<HTMLSpanElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

export interface RangeFieldProps
  extends Omit<DayFieldProps, 'typed' | 'box' | 'button' | 'onToggle'> {
  end: RangeEnd;
  value: CalendarDay | null;
  min?: CalendarDay;
  max?: CalendarDay;
  /** Must stay the same function. */
  onDay: (end: RangeEnd, day: CalendarDay | null) => void;
  /**
   * Asked to open or close the calendar beside the box; the button gets the focus back. Must stay
   * the same function.
   */
  onOpen: (end: RangeEnd, place: RangePlace) => void;
}

/** One end of a range as a field. The other end need not be drawn again when this one opens. */
export const RangeField = memo(function RangeField(props: RangeFieldProps) {
  const { end, value, min, max, onDay, onOpen, ...field } = props;
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useTypedDay({ value, min, max, onDay: (day) => onDay(end, day) });
  const place = { box, button };
  return <DayField {...field} {...place} typed={typed} onToggle={() => onOpen(end, place)} />;
});
